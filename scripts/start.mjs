import { useSupportedNode } from "./setup/use-supported-node.mjs";

await useSupportedNode();
// Imported late: an old Node cannot parse the rest, and its packages are installed by then.
const { runShop } = await import("./stack/run-shop.mjs");
await runShop(process.argv.slice(2));
