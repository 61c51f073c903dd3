import path from "node:path";
import { runToEnd } from "../process/run-to-end.mjs";
import { hashFiles, listFiles } from "./file-hash.mjs";
import { packageManagerEnvironment, pnpmCommand } from "./package-manager.mjs";
import { rootDir } from "./paths.mjs";
import { isStamped, writeStamp } from "./stamp.mjs";

/**
 * @typedef {object} SetupOptions
 * @property {string} dataDir
 * @property {NodeJS.ProcessEnv} env
 * @property {import("../process/run-file.mjs").RunFile} runFile
 * @property {import("./progress.mjs").Progress["step"]} onProgress
 */

/**
 * Installs the lockfile's packages unless node_modules is up to date.
 *
 * @param {SetupOptions} options
 */
export async function installPackages({ dataDir, env, runFile, onProgress }) {
  const stamp = path.join(rootDir, "node_modules/.spolverk-installed");
  const files = listFiles(rootDir, ["pnpm-lock.yaml", "pnpm-workspace.yaml", "patches"]);
  const hash = hashFiles(rootDir, files, [process.platform, process.arch]);
  if (isStamped(stamp, hash)) return;
  const title = "Installing packages";
  await onProgress(title, () =>
    runToEnd(
      {
        name: "install",
        title,
        ...pnpmCommand(["install", "--frozen-lockfile"]),
        cwd: rootDir,
        env: packageManagerEnvironment(env),
        logFile: path.join(dataDir, "logs/install.log"),
      },
      runFile,
    ),
  );
  writeStamp(stamp, hash);
}
