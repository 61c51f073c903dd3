import { useSupportedNode } from "./setup/use-supported-node.mjs";

await useSupportedNode();
// An old Node could not read the rest, which imports packages only after they have been installed.
const { runBenches } = await import("./bench/run-benches.mjs");
await runBenches(process.argv.slice(2));
