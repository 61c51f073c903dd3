/** Whether this is the deep run (`npm run test:deep`), which tests every combination; the gate tests a selection. */
export const isDeep = process.env["TEST_DEPTH"] === "deep";
