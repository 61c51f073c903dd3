import fs from "node:fs";
import path from "node:path";
import { runToEnd } from "../process/run-to-end.mjs";
import { hashFiles, listFiles } from "./file-hash.mjs";
import { useGitHooks } from "./git-hooks.mjs";
import { packageManagerEnvironment, turboCommand } from "./package-manager.mjs";
import { rootDir } from "./paths.mjs";
import { SetupError } from "./setup-error.mjs";
import { isStamped, writeStamp } from "./stamp.mjs";

/** @typedef {import("../stack/environments.mjs").Mode} Mode */

const common = ["pnpm-lock.yaml", "tsconfig.base.json", "turbo.json"];
const libraries = {
  inputs: [...common, "domain", "content", "server-kit", "medusa-server/contract"],
  outputs: [
    "domain/dist/index.js",
    "content/dist/data",
    "server-kit/dist/rate-limiter.js",
    "medusa-server/contract/dist/index.js",
  ],
};
const shopOutputs = ["bff/dist/main.js", "storefront/dist/node/server/main.js"];
const newLogs = "--output-logs=new-only";

/** The parts of a build. `outputs` lists for each package a file that its build writes last. */
const parts = {
  libraries: {
    name: "build-libraries",
    title: "Building what the servers share",
    command: turboCommand(["build"], ["--filter=@spolverk/medusa-server^...", newLogs]),
    ...libraries,
  },
  server: {
    name: "build-server",
    title: "Building Medusa's server",
    command: turboCommand(["build"], ["--filter=@spolverk/medusa-server", newLogs]),
    inputs: [...libraries.inputs, "medusa-server"],
    outputs: [...libraries.outputs, "medusa-server/.medusa/server/package.json"],
  },
  shop: {
    name: "build-shop",
    title: "Building the shop",
    command: turboCommand(["build"], ["--filter=@spolverk/storefront...", newLogs]),
    inputs: [...libraries.inputs, "bff", "storefront"],
    outputs: [...libraries.outputs, ...shopOutputs],
  },
  rest: {
    name: "build",
    title: "Building the shop and the admin",
    command: turboCommand(["build", "build:admin"], [newLogs]),
    inputs: [...libraries.inputs, "medusa-server", "bff", "storefront"],
    outputs: [...shopOutputs, "medusa-server/.medusa/server/public/admin/index.html"],
  },
};

/**
 * Lists the parts that a mode builds: first the packages that prepare the database, then all others. In development
 * Medusa and its admin run from their sources; without a database there is no Medusa.
 *
 * @param {Mode} mode
 */
export function partsOf(mode) {
  if (mode === "production") return { first: parts.server, rest: parts.rest };
  return { first: mode === "memory" ? null : parts.libraries, rest: parts.shop };
}

const isNoInput = (/** @type {string} */ file) =>
  /(^|\/)(node_modules|dist|\.medusa|\.turbo|coverage)$|\.test\.tsx?$|\.log$/.test(file);

const listMissing = (/** @type {readonly string[]} */ outputs) =>
  outputs.filter((output) => !fs.existsSync(path.join(rootDir, output)));

/**
 * Builds the changed packages of a part through Turbo. Turbo is skipped when nothing has changed, because its start
 * takes seconds.
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
 * @property {() => Promise<void>} buildForDatabase builds the packages that prepare the database
 * @property {() => Promise<void>} buildAll builds those packages first, then all others
 */

/**
 * Plans the build of what has changed. Each part runs once, however often it is requested.
 *
 * @param {import("./install.mjs").SetupOptions} options
 * @param {Mode} mode
 * @returns {Build}
 */
export function planBuild(options, mode) {
  // The build's output is readable for every user of the machine. Files that services write meanwhile stay private.
  const umask = process.umask();
  const { first, rest } = partsOf(mode);
  /** @type {Promise<void> | undefined} */
  let forDatabase;
  /** @type {Promise<void> | undefined} */
  let all;
  const buildForDatabase = () => {
    forDatabase ??= first === null ? Promise.resolve() : buildPart(first, options, umask);
    return forDatabase;
  };
  const buildAll = () => {
    useGitHooks(rootDir);
    all ??= buildForDatabase().then(() => buildPart(rest, options, umask));
    return all;
  };
  return { buildForDatabase, buildAll };
}
