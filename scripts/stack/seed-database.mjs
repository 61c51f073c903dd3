import { resolveDataDir } from "../setup/paths.mjs";
import { openShop } from "./open-shop.mjs";
import { resolvePorts } from "./ports.mjs";

/**
 * `npm run seed`: migrates and seeds the database of a stopped shop unconditionally. Merchandisers' changes stay,
 * because seeding only adds what is missing.
 *
 * @param {AbortSignal} signal
 */
export async function seedDatabase(signal) {
  const dataDir = resolveDataDir();
  const ports = resolvePorts();
  const mode = "production";
  const { runFile, progress, build } = await openShop({ dataDir, ports, mode, signal });
  // Imported late, because start-stack.mjs imports packages that are installed only now.
  const { startStack } = await import("./start-stack.mjs");
  const stack = await startStack({
    dataDir,
    ports,
    runFile,
    build,
    onProgress: progress.step,
    mode,
    databaseOnly: true,
    reseed: true,
  });
  await stack.stop();
}
