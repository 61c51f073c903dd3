import path from "node:path";
import { checkPortsFree } from "../process/ports.mjs";
import { claimRun } from "../process/run-file.mjs";
import { startService } from "../process/start-service.mjs";
import { prepareDataDir } from "../setup/data-dir.mjs";
import { resolveHome } from "../setup/home.mjs";
import { hasOwnAuth0 } from "./auth0-environment.mjs";
import {
  adminEmail,
  bffEnvironment,
  hasOwnImages,
  hasOwnPayLater,
  hasOwnSwish,
  hasOwnServicePoints,
  hasOwnVies,
  hasOwnStripe,
  isSearchLocal,
  medusaEnvironment,
} from "./environments.mjs";
import { hasOwnMail } from "./mail-environment.mjs";
import { portVariable } from "./ports.mjs";
import { prepareDatabase } from "./prepare-database.mjs";
import { readSecrets } from "./secrets.mjs";
import { toCompilers, toServices } from "./services.mjs";
import { startDatabase } from "./start-database.mjs";
import { toUrls } from "./to-urls.mjs";
import { waitForSearch } from "./wait-for-search.mjs";

/**
 * @typedef {<Result>(title: string, run: () => Promise<Result>) => Promise<Result>} OnProgress
 * @typedef {object} StackOptions
 * @property {string} dataDir
 * @property {import("./ports.mjs").Ports} ports
 * @property {import("./environments.mjs").Mode} mode
 * @property {OnProgress} onProgress wraps each step to show its progress
 * @property {import("../process/run-file.mjs").RunFile} [runFile] of the data folder, when the caller has claimed it;
 *   its `end` stops everything, also halfway through the start
 * @property {import("../setup/build.mjs").Build} [build] run during the start; without it, everything must be built
 * @property {boolean} [reseed] migrate and seed even when nothing has changed
 * @property {boolean} [databaseOnly] only start and prepare the database
 * @property {readonly string[]} [leaveOut] names of services to skip
 * @property {NodeJS.ProcessEnv} [env] further variables for every process
 *
 * @typedef {object} Stack
 * @property {ReturnType<typeof toUrls>} urls
 * @property {{ email: string, password: string }} admin
 * @property {string | null} databaseUrl
 * @property {string} internalToken
 * @property {NodeJS.ProcessEnv} searchAccess the variables by which the BFF writes to the search service
 * @property {NodeJS.ProcessEnv} paymentAccess the variables by which Medusa takes payments
 * @property {Promise<import("../setup/setup-error.mjs").SetupError>} died resolves when the first process ends by
 *   itself
 * @property {Promise<boolean>} searchFilled resolves after the shop has opened; false when the search service lacks
 *   this shop's products
 * @property {() => Promise<void>} stop stops everything within five seconds
 */

/** @param {import("./environments.mjs").StackSettings} settings */
function checkPorts(settings) {
  const { mode, ports, baseEnv } = settings;
  const isInMemory = mode === "memory";
  const wanted = [
    { title: "the shop", name: /** @type {const} */ ("shop") },
    { title: "the API", name: /** @type {const} */ ("bff") },
    ...(isInMemory ? [] : [{ title: "Medusa", name: /** @type {const} */ ("medusa") }]),
    ...(isSearchLocal(baseEnv)
      ? [{ title: "the search service", name: /** @type {const} */ ("search") }]
      : []),
    ...(hasOwnImages(settings) ? [] : [{ title: "the pictures", name: /** @type {const} */ ("images") }]),
    ...(hasOwnMail(settings) ? [] : [{ title: "the mailbox", name: /** @type {const} */ ("mail") }]),
    ...(isInMemory || hasOwnSwish(settings)
      ? []
      : [{ title: "Swish", name: /** @type {const} */ ("swish") }]),
    ...(isInMemory || hasOwnPayLater(settings)
      ? []
      : [{ title: "paying later", name: /** @type {const} */ ("payLater") }]),
    ...(hasOwnAuth0(settings) ? [] : [{ title: "signing in", name: /** @type {const} */ ("auth0") }]),
    ...(hasOwnVies(settings)
      ? []
      : [{ title: "the register of VAT numbers", name: /** @type {const} */ ("vies") }]),
    ...(hasOwnServicePoints(settings)
      ? []
      : [{ title: "the service points", name: /** @type {const} */ ("servicePoints") }]),
    ...(mode === "memory" || hasOwnStripe(settings)
      ? []
      : [{ title: "the card payments", name: /** @type {const} */ ("stripe") }]),
  ];
  return checkPortsFree(
    wanted.map(({ title, name }) => ({ title, port: ports[name], variable: portVariable(name) })),
  );
}

/** @param {NodeJS.ProcessEnv} env @param {string[]} prefixes */
const pick = (env, ...prefixes) =>
  Object.fromEntries(
    Object.entries(env).filter(([name]) => prefixes.some((prefix) => name.startsWith(prefix))),
  );

/**
 * Starts the whole shop and waits until it answers. The database is prepared while the rest is being built. Any
 * failure stops everything.
 *
 * @param {StackOptions} options
 * @returns {Promise<Stack>}
 * @throws {import("../setup/setup-error.mjs").SetupError}
 */
export async function startStack(options) {
  const { dataDir, ports, mode, build, onProgress, databaseOnly = false, leaveOut = [] } = options;
  const urls = toUrls(ports);
  prepareDataDir(dataDir);
  // Files that the services write from now on are private to this user; packages and builds are readable for all.
  process.umask(0o077);
  const runFile = options.runFile ?? (await claimRun(dataDir, { address: urls.shop, onOrphans: () => {} }));
  const settings = {
    mode,
    dataDir,
    ports,
    secrets: readSecrets(dataDir),
    baseEnv: {
      ...process.env,
      ...resolveHome(dataDir),
      // Node's compile cache for the next start.
      NODE_COMPILE_CACHE: path.join(dataDir, "compile-cache"),
      ...options.env,
    },
  };

  const openDatabase = async () => {
    if (mode === "memory") return null;
    const [database] = await Promise.all([
      onProgress("Starting Postgres", () => startDatabase(settings, runFile)),
      build?.buildForDatabase(),
    ]);
    const { reseed: force = false } = options;
    await prepareDatabase(settings, database.databaseUrl, { runFile, onProgress, force });
    return database;
  };

  const startAll = async () => {
    if (!databaseOnly) await checkPorts(settings);
    const [database] = await Promise.all([openDatabase(), databaseOnly ? null : build?.buildAll()]);
    const databaseUrl = database?.databaseUrl ?? null;
    const compilers = [];
    for (const row of databaseOnly ? [] : toCompilers(settings)) {
      const compiler = startService(row, runFile);
      await onProgress(`Starting ${row.title}`, () => compiler.ready);
      compilers.push(compiler);
    }
    const all = databaseOnly ? [] : toServices(settings, databaseUrl);
    const rows = all.filter(({ name }) => !leaveOut.includes(name));
    const services = rows.map((row) => startService(row, runFile));
    for (const { title, ready } of services) await onProgress(`Starting ${title}`, () => ready);
    const searchFilled = rows.some(({ name }) => name === "bff")
      ? waitForSearch(settings)
      : Promise.resolve(true);
    const started = [...(database?.service ? [database.service] : []), ...compilers, ...services];
    return { databaseUrl, searchFilled, died: Promise.race(started.map((service) => service.died)) };
  };

  try {
    const started = await startAll();
    return {
      ...started,
      urls,
      admin: { email: adminEmail, password: settings.secrets.adminPassword },
      internalToken: settings.secrets.internalToken,
      searchAccess: pick(bffEnvironment(settings), "SEARCH_"),
      // A second Medusa needs all of these: without the variables of a payment provider it would disable the provider
      // for both.
      paymentAccess: pick(
        medusaEnvironment(settings, started.databaseUrl ?? ""),
        "STRIPE_",
        "SWISH_",
        "PAY_LATER_",
        // Signs the callback addresses of payment providers.
        "COOKIE_SECRET",
      ),
      stop: () => runFile.end(),
    };
  } catch (error) {
    await runFile.end();
    throw error;
  }
}
