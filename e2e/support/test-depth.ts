/** Does this run go through everything (`npm run test:deep`) and not only through what each change needs? */
export const isDeep = process.env["TEST_DEPTH"] === "deep";
