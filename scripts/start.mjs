import { useSupportedNode } from "./setup/use-supported-node.mjs";

await useSupportedNode();
// An old Node could not read the rest, which imports packages only after they have been installed.
const { runShop } = await import("./stack/run-shop.mjs");
await runShop(process.argv.slice(2));
