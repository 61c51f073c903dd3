import { useSupportedNode } from "./setup/use-supported-node.mjs";

await useSupportedNode();
// Imported late: an old Node cannot parse the rest, and its packages are installed by then.
const { runBenches } = await import("./bench/run-benches.mjs");
await runBenches(process.argv.slice(2));
