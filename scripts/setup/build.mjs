import fs from "node:fs";
import path from "node:path";
import { runToEnd } from "../process/run-to-end.mjs";
import { hashFiles, listFiles } from "./file-hash.mjs";
import { packageManagerEnvironment, turboCommand } from "./package-manager.mjs";
import { rootDir } from "./paths.mjs";
import { SetupError } from "./setup-error.mjs";
import { isStamped, writeStamp } from "./stamp.mjs";

const packages = ["domain", "content", "server-kit", "bff", "medusa-server", "storefront"];
const inputs = ["pnpm-lock.yaml", "tsconfig.base.json", "turbo.json", ...packages];
/** One file of each package that is written last. */
const outputs = [
  "domain/dist/index.js",
  "content/dist/data",
  "server-kit/dist/rate-limiter.js",
  "bff/dist/main.js",
  "medusa-server/contract/dist/index.js",
  "medusa-server/.medusa/server/public/admin/index.html",
  "storefront/dist/node/server/main.js",
];

const isNoInput = (/** @type {string} */ file) =>
  /(^|\/)(node_modules|dist|\.medusa|\.turbo|coverage)$|\.test\.tsx?$|\.log$/.test(file);

const findMissing = () => outputs.filter((output) => !fs.existsSync(path.join(rootDir, output)));

/**
 * Builds the packages whose sources have changed. Turbo knows which; it is not even asked when nothing has changed at
 * all, because its own start takes seconds.
 *
 * @param {import("./install.mjs").SetupOptions} options
 * @throws {SetupError} process-died, build-incomplete
 */
export async function buildPackages({ dataDir, env, runFile, onProgress }) {
  const stamp = path.join(rootDir, "node_modules/.spolverk-built");
  const hash = hashFiles(rootDir, listFiles(rootDir, inputs, isNoInput));
  if (findMissing().length === 0 && isStamped(stamp, hash)) return;
  const title = "Building";
  const logFile = path.join(dataDir, "logs/build.log");
  await onProgress(title, async () => {
    await runToEnd(
      {
        name: "build",
        title,
        ...turboCommand("build", ["--output-logs=new-only"]),
        cwd: rootDir,
        env: packageManagerEnvironment(env),
        logFile,
      },
      runFile,
    );
    // Medusa's own build says it went well when it did not.
    const missing = findMissing();
    if (missing.length > 0)
      throw new SetupError("build-incomplete", `Building left out ${missing.join(", ")}.`, `See ${logFile}`);
  });
  writeStamp(stamp, hash);
}
