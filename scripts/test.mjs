import { useSupportedNode } from "./setup/use-supported-node.mjs";

await useSupportedNode();
// An old Node could not read the rest, which imports packages only after they have been installed.
const { runGates } = await import("./gates/run-gates.mjs");
await runGates(process.argv.slice(2));
