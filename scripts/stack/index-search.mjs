import { spawn } from "node:child_process";
import path from "node:path";
import { getRunningShop } from "../process/run-file.mjs";
import { resolveDataDir, rootDir } from "../setup/paths.mjs";
import { SetupError } from "../setup/setup-error.mjs";
import { bffEnvironment } from "./environments.mjs";
import { resolvePorts } from "./ports.mjs";
import { readSecrets } from "./secrets.mjs";

/**
 * `npm run index`: rebuilds the search index of the running shop and swaps it in. The shop keeps its index up to
 * date; this is for a service that has lost its records or served another shop.
 *
 * @param {AbortSignal} signal
 */
export async function indexSearch(signal) {
  const dataDir = resolveDataDir();
  if (!getRunningShop(dataDir)) {
    throw new SetupError(
      "not-running",
      "The shop is not running.",
      "Start it with npm start, then run this again.",
    );
  }
  const settings = {
    mode: /** @type {const} */ ("production"),
    dataDir,
    ports: resolvePorts(),
    secrets: readSecrets(dataDir),
    baseEnv: process.env,
  };
  const child = spawn(process.execPath, ["dist/main-index.js"], {
    cwd: path.join(rootDir, "bff"),
    env: bffEnvironment(settings),
    stdio: "inherit",
    signal,
  });
  const code = await new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", resolve);
  });
  if (code !== 0) throw new SetupError("index-failed", "The search service was not filled.");
}
