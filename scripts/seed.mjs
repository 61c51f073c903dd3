import { useSupportedNode } from "./setup/use-supported-node.mjs";

await useSupportedNode();
// Imported late, because an old Node cannot parse the rest.
const { runCli } = await import("./setup/run-cli.mjs");
const { seedDatabase } = await import("./stack/seed-database.mjs");
await runCli(seedDatabase);
