import { claimRun } from "../process/run-file.mjs";
import { planBuild } from "../setup/build.mjs";
import { prepareDataDir } from "../setup/data-dir.mjs";
import { resolveHome } from "../setup/home.mjs";
import { installPackages } from "../setup/install.mjs";
import { createProgress } from "../setup/progress.mjs";
import { toUrls } from "./to-urls.mjs";

/**
 * Claims a data folder for this process, then installs stale packages.
 *
 * @param {{ dataDir: string, ports: import("./ports.mjs").Ports, mode: import("./environments.mjs").Mode, signal:
 *   AbortSignal, }} options signal: stops everything started under the run file, at any time
 * @returns {Promise<{ runFile: import("../process/run-file.mjs").RunFile, progress:
 *   import("../setup/progress.mjs").Progress, build: import("../setup/build.mjs").Build, stopped: Promise<void>, }>}
 *   stopped: resolves when the signal has stopped everything
 */
export async function openShop({ dataDir, ports, mode, signal }) {
  const progress = createProgress();
  prepareDataDir(dataDir);
  const runFile = await claimRun(dataDir, {
    address: toUrls(ports).shop,
    onOrphans: (names) => progress.note(`Stopped what a former run had left behind: ${names.join(", ")}`),
  });
  /** @type {Promise<void>} */
  const stopped = new Promise((resolve) => {
    const stop = () => {
      console.log("\n  Stopping …");
      runFile.end().then(resolve, resolve);
    };
    if (signal.aborted) stop();
    else signal.addEventListener("abort", stop, { once: true });
  });
  const setup = {
    dataDir,
    env: { ...process.env, ...resolveHome(dataDir) },
    runFile,
    onProgress: progress.step,
  };
  try {
    await installPackages(setup);
  } catch (error) {
    await runFile.end();
    throw error;
  }
  return { runFile, progress, build: planBuild(setup, mode), stopped };
}
