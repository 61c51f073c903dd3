import { createRequire } from "node:module";
import path from "node:path";
import { answersOk } from "../process/answers-ok.mjs";
import { rootDir } from "../setup/paths.mjs";
import {
  bffEnvironment,
  hasOwnImages,
  hasOwnMail,
  hasOwnStripe,
  imagesEnvironment,
  isSearchLocal,
  mailEnvironment,
  medusaEnvironment,
  searchEnvironment,
  storefrontEnvironment,
  stripeEnvironment,
  toUrls,
} from "./environments.mjs";
import { medusaCommand } from "./medusa-command.mjs";

/**
 * @typedef {import("../process/start-service.mjs").Service} Service
 * @typedef {import("./environments.mjs").StackSettings} StackSettings
 */

/** @param {StackSettings} settings @param {string} databaseUrl */
const medusa = (settings, databaseUrl) => ({
  name: "medusa",
  title: "Medusa with its admin",
  ...medusaCommand(settings.mode, [settings.mode === "production" ? "start" : "develop"]),
  // Only the running server tells of changes: there is nobody to listen while the database is filled.
  env: { ...medusaEnvironment(settings, databaseUrl), BFF_URL: `http://127.0.0.1:${settings.ports.bff}` },
  health: `http://127.0.0.1:${settings.ports.medusa}/health`,
});

/** @param {StackSettings} settings */
const search = (settings) => ({
  name: "search",
  title: "Search service (stand-in)",
  file: process.execPath,
  args: ["main.mjs"],
  cwd: path.join(rootDir, "scripts/local-services/search"),
  env: searchEnvironment(settings),
  health: `http://127.0.0.1:${settings.ports.search}/health`,
});

/** @param {StackSettings} settings */
const bff = (settings) => ({
  name: "bff",
  title: "API (BFF)",
  file: process.execPath,
  args: [
    ...(settings.mode === "production" ? [] : ["--watch", "--watch-preserve-output"]),
    settings.mode === "memory" ? "dist/main-memory.js" : "dist/main.js",
  ],
  cwd: path.join(rootDir, "bff"),
  env: bffEnvironment(settings),
  health: `${toUrls(settings.ports).bff}/health/ready`,
});

/** @param {StackSettings} settings */
const storefront = (settings) => ({
  name: "storefront",
  title: "Shop (storefront)",
  file: process.execPath,
  // In development Vite runs inside it and reloads what is edited. Node's own watch would start it anew for every file
  // that Vite writes.
  args: ["dist/node/server/main.js"],
  cwd: path.join(rootDir, "storefront"),
  env: storefrontEnvironment(settings),
  health: `${toUrls(settings.ports).shop}/health/live`,
});

/** @param {StackSettings} settings */
const images = (settings) => ({
  name: "images",
  title: "Pictures (stand-in for imgix)",
  file: process.execPath,
  args: ["main.mjs"],
  cwd: path.join(rootDir, "scripts/local-services/images"),
  env: imagesEnvironment(settings),
  health: `http://127.0.0.1:${settings.ports.images}/health`,
});

/** @param {StackSettings} settings */
const mail = (settings) => ({
  name: "mail",
  title: "Mailbox (stand-in for SendGrid)",
  file: process.execPath,
  args: ["main.mjs"],
  cwd: path.join(rootDir, "scripts/local-services/mail"),
  env: mailEnvironment(settings),
  health: `http://127.0.0.1:${settings.ports.mail}/health`,
});

/** @param {StackSettings} settings */
const stripe = (settings) => ({
  name: "stripe",
  title: "Card payments (stand-in for Stripe)",
  file: process.execPath,
  args: ["main.mjs"],
  cwd: path.join(rootDir, "scripts/local-services/stripe"),
  env: stripeEnvironment(settings),
  health: `http://127.0.0.1:${settings.ports.stripe}/health`,
});

const resolveTsc = () =>
  path.join(path.dirname(createRequire(import.meta.url).resolve("typescript/package.json")), "bin/tsc");

/**
 * Rebuilds a package whenever its sources change; the servers that import it start anew.
 *
 * @param {StackSettings} settings
 * @param {string} folder
 */
const compiler = (settings, folder) => ({
  name: `tsc-${folder}`,
  title: `Compiler of ${folder}`,
  file: process.execPath,
  args: [resolveTsc(), "-p", "tsconfig.build.json", "--watch", "--preserveWatchOutput"],
  cwd: path.join(rootDir, folder),
  env: settings.baseEnv,
  health: null,
});

/**
 * The table of processes beside Postgres: a further one is a further line. They start together and are waited for in
 * this order.
 *
 * @param {StackSettings} settings
 * @param {string | null} databaseUrl null without a database
 * @returns {Service[]}
 */
export function toServices(settings, databaseUrl) {
  const rows = [
    ...(isSearchLocal(settings.baseEnv) ? [search(settings)] : []),
    ...(databaseUrl === null || hasOwnStripe(settings) ? [] : [stripe(settings)]),
    ...(databaseUrl === null ? [] : [medusa(settings, databaseUrl)]),
    bff(settings),
    ...(hasOwnImages(settings) ? [] : [images(settings)]),
    ...(hasOwnMail(settings) ? [] : [mail(settings)]),
    storefront(settings),
    ...(settings.mode === "production"
      ? []
      : [compiler(settings, "domain"), compiler(settings, "content"), compiler(settings, "bff")]),
  ];
  return rows.map(({ health, ...row }) => ({
    ...row,
    logFile: path.join(settings.dataDir, "logs", `${row.name}.log`),
    isReady: () => (health === null ? Promise.resolve(true) : answersOk(health)),
    readyWithinMs: 120_000,
  }));
}
