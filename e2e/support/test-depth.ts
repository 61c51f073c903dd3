/** Whether this is the deep run (`npm run test:deep`), which tests everything, rather than what each change needs. */
export const isDeep = process.env["TEST_DEPTH"] === "deep";
