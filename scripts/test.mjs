import { requireNode } from "./setup/require-node.mjs";

requireNode();
// An old Node would fail to read the rest.
const { runGates } = await import("./gates/run-gates.mjs");
await runGates(process.argv.slice(2));
