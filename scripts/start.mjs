import { requireNode } from "./setup/require-node.mjs";

requireNode();
// An old Node would fail to read the rest, which imports packages only after they have been installed.
const { runShop } = await import("./stack/run-shop.mjs");
await runShop(process.argv.slice(2));
