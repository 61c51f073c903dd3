import { rmSync } from "node:fs";
import path from "node:path";
import { rootDir } from "../setup/paths.mjs";
import { resolveHome } from "../setup/home.mjs";
import { runCli } from "../setup/run-cli.mjs";
import { medusaEnvironment } from "../stack/environments.mjs";
import { openShop } from "../stack/open-shop.mjs";
import { SetupError } from "../setup/setup-error.mjs";
import { findFreeStackPorts } from "../stack/ports.mjs";
import { readSecrets } from "../stack/secrets.mjs";
import { showSearchFilling } from "../stack/wait-for-search.mjs";
import { showFigures } from "./show-figures.mjs";
import { unlimited } from "./start-beside.mjs";
import { describeRun, writeFigures } from "./write-figures.mjs";

const parts = /** @type {const} */ (["api", "checkout", "security", "pages", "lighthouse", "changes"]);
/** The bench of a shop with a history runs only when named: it takes long and fills its own database. */
const history = /** @type {const} */ ("history");
export const benches = [...parts, history];

/**
 * @param {readonly string[]} args
 * @returns {readonly (typeof benches)[number][]}
 */
function readParts([only]) {
  if (only === history) return [history];
  const part = parts.find((each) => each === only);
  if (only === undefined) return parts;
  if (part !== undefined) return [part];
  throw new SetupError(
    "option-unknown",
    `There is no bench ${only}.`,
    `Use npm run bench, or one of its parts: ${benches.join(", ")}.`,
  );
}

/** Ignores a configured database, because the bench of the history writes straight into tables. */
const ownDatabase = { DATABASE_URL: "" };

/**
 * Returns the environment of the shop's Medusa, for a second Medusa process beside it.
 *
 * @param {{ dataDir: string, ports: import("../stack/ports.mjs").Ports, env: NodeJS.ProcessEnv }} options
 * @param {string} databaseUrl
 */
const toMedusaEnv = ({ dataDir, ports, env }, databaseUrl) =>
  medusaEnvironment(
    {
      mode: "production",
      dataDir,
      ports,
      secrets: readSecrets(dataDir),
      baseEnv: { ...process.env, ...resolveHome(dataDir), ...env },
    },
    databaseUrl,
  );

/** The services that the bench of changes starts itself, once for each size of the catalogue. */
const ownOfChanges = ["bff", "storefront", "search"];

/**
 * `npm run bench`, or one of its parts: starts its own shop, prints figures and writes them into docs/performance.md.
 * Where possible a figure is a ratio within the run. Machines differ and are noisy, so a figure that misses its aim is
 * shown but fails nothing.
 *
 * @param {readonly string[]} args of the command line
 */
export const runBenches = (args) =>
  runCli(async (signal) => {
    const wanted = readParts(args);
    const run = describeRun();
    const inShop = wanted.filter((part) => part !== "changes");
    const figures = [];
    if (inShop.length > 0) figures.push(...(await measureParts(inShop, [], run, signal)));
    if (wanted.includes("changes")) {
      figures.push(...(await measureParts(["changes"], ownOfChanges, run, signal)));
    }
    showFigures(figures);
  });

/**
 * @param {ReturnType<typeof readParts>} wanted
 * @param {readonly string[]} leaveOut services of the shop
 * @param {string} run heading of the figures
 * @param {AbortSignal} signal
 */
async function measureParts(wanted, leaveOut, run, signal) {
  const ports = await findFreeStackPorts();
  const isHistory = wanted.includes(history);
  const dataDir = path.join(rootDir, isHistory ? ".data/bench-history" : ".data/bench");
  // Opens Medusa's own Store API, with which the benches compare the shop.
  const env = { ...unlimited, LOG_LEVEL: "warn", SPOLVERK_STORE_API: "true" };
  const mode = "production";
  const { runFile, progress, build } = await openShop({ dataDir, ports, mode, signal });
  if (isHistory) {
    Object.assign(env, ownDatabase);
    for (const part of ["postgres", "stamps"])
      rmSync(path.join(dataDir, part), { recursive: true, force: true });
  }
  // Imported late, because these import packages that are installed only now.
  const { startStack } = await import("../stack/start-stack.mjs");
  const { floodPages } = await import("./flood-pages.mjs");
  const { measureApi } = await import("./measure-api.mjs");
  const { measureChanges } = await import("./measure-changes.mjs");
  const { measureCheckout } = await import("./measure-checkout.mjs");
  const { measureHistory } = await import("./measure-history.mjs");
  const { measureLighthouse } = await import("./measure-lighthouse.mjs");
  const { measurePages } = await import("./measure-pages.mjs");
  const { measureSecurity } = await import("./measure-security.mjs");
  /** @param {import("../stack/start-stack.mjs").Stack} stack */
  const floodShop = async (stack) => [...(await measureSecurity(stack)), ...(await floodPages(stack))];
  const measures = {
    api: { title: "Measuring the API", measure: measureApi },
    checkout: { title: "Buying by two ways", measure: measureCheckout },
    security: { title: "Flooding the shop", measure: floodShop },
    pages: { title: "Measuring the pages", measure: measurePages },
    lighthouse: { title: "Asking Lighthouse", measure: measureLighthouse },
    changes: { title: "Changing a large catalogue", measure: measureChanges },
    history: {
      title: "Measuring a shop with many orders",
      measure: (/** @type {import("../stack/start-stack.mjs").Stack} */ stack) =>
        measureHistory(stack, toMedusaEnv({ dataDir, ports, env }, stack.databaseUrl ?? "")),
    },
  };
  try {
    const stack = await startStack({
      dataDir,
      ports,
      mode,
      runFile,
      build,
      onProgress: progress.step,
      leaveOut,
      env,
    });
    await showSearchFilling(stack, progress);
    const all = [];
    for (const part of wanted) {
      const { title, measure } = measures[part];
      const figures = await progress.step(title, () => measure(stack));
      writeFigures(part, figures, run);
      all.push(...figures);
    }
    return all;
  } finally {
    await runFile.end();
  }
}
