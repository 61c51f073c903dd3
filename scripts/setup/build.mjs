import fs from "node:fs";
import path from "node:path";
import { runToEnd } from "../process/run-to-end.mjs";
import { hashFiles, listFiles } from "./file-hash.mjs";
import { packageManagerEnvironment, turboCommand } from "./package-manager.mjs";
import { rootDir } from "./paths.mjs";
import { SetupError } from "./setup-error.mjs";
import { isStamped, writeStamp } from "./stamp.mjs";

const common = ["pnpm-lock.yaml", "tsconfig.base.json", "turbo.json"];
const serverPackages = ["domain", "content", "server-kit", "medusa-server"];

/**
 * The two parts of a build: Medusa's server, which the database is prepared with, and everything else. `outputs` is one
 * file of each package, one that is written last.
 */
const parts = {
  server: {
    name: "build-server",
    title: "Building Medusa's server",
    command: turboCommand(["build"], ["--filter=@spolverk/medusa-server", "--output-logs=new-only"]),
    inputs: [...common, ...serverPackages],
    outputs: [
      "domain/dist/index.js",
      "content/dist/data",
      "server-kit/dist/rate-limiter.js",
      "medusa-server/contract/dist/index.js",
      "medusa-server/.medusa/server/package.json",
    ],
  },
  rest: {
    name: "build",
    title: "Building the shop and the admin",
    command: turboCommand(["build", "build:admin"], ["--output-logs=new-only"]),
    inputs: [...common, ...serverPackages, "bff", "storefront"],
    outputs: [
      "bff/dist/main.js",
      "medusa-server/.medusa/server/public/admin/index.html",
      "storefront/dist/node/server/main.js",
    ],
  },
};

const isNoInput = (/** @type {string} */ file) =>
  /(^|\/)(node_modules|dist|\.medusa|\.turbo|coverage)$|\.test\.tsx?$|\.log$/.test(file);

const listMissing = (/** @type {readonly string[]} */ outputs) =>
  outputs.filter((output) => !fs.existsSync(path.join(rootDir, output)));

/**
 * Builds the packages of a part whose sources have changed. Turbo knows which; it is not even asked when nothing has
 * changed at all, because its own start takes seconds.
 *
 * @param {(typeof parts)[keyof typeof parts]} part
 * @param {import("./install.mjs").SetupOptions} options
 * @param {number} umask
 * @throws {SetupError} process-died, build-incomplete
 */
async function buildPart(part, { dataDir, env, runFile, onProgress }, umask) {
  const { name, title, command, inputs, outputs } = part;
  const stamp = path.join(rootDir, `node_modules/.spolverk-${name}`);
  const hash = hashFiles(rootDir, listFiles(rootDir, inputs, isNoInput));
  if (listMissing(outputs).length === 0 && isStamped(stamp, hash)) return;
  const logFile = path.join(dataDir, "logs", `${name}.log`);
  await onProgress(title, async () => {
    const environment = packageManagerEnvironment(env);
    const narrow = process.umask(umask);
    const end = runToEnd({ name, title, ...command, cwd: rootDir, env: environment, logFile }, runFile);
    process.umask(narrow);
    await end;
    const missing = listMissing(outputs);
    if (missing.length > 0)
      throw new SetupError("build-incomplete", `Building left out ${missing.join(", ")}.`, `See ${logFile}`);
  });
  writeStamp(stamp, hash);
}

/**
 * @typedef {object} Build
 * @property {() => Promise<void>} buildServer builds Medusa's server without its admin
 * @property {() => Promise<void>} buildAll builds that first, and then the rest
 */

/**
 * The build of what has changed. Each part runs once, however often it is asked for.
 *
 * @param {import("./install.mjs").SetupOptions} options
 * @returns {Build}
 */
export function planBuild(options) {
  // What is built is for every user of the machine; what the services write, which may start meanwhile, is not.
  const umask = process.umask();
  /** @type {Promise<void> | undefined} */
  let server;
  /** @type {Promise<void> | undefined} */
  let all;
  const buildServer = () => {
    server ??= buildPart(parts.server, options, umask);
    return server;
  };
  const buildAll = () => {
    all ??= buildServer().then(() => buildPart(parts.rest, options, umask));
    return all;
  };
  return { buildServer, buildAll };
}
