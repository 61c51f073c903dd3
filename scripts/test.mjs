import { useSupportedNode } from "./setup/use-supported-node.mjs";

await useSupportedNode();
// Imported late: an old Node cannot parse the rest, and its packages are installed by then.
const { runGates } = await import("./gates/run-gates.mjs");
await runGates(process.argv.slice(2));
