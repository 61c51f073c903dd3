import { requireNode } from "./setup/require-node.mjs";

requireNode();
const { runBenches } = await import("./bench/run-benches.mjs");
await runBenches(process.argv.slice(2));
