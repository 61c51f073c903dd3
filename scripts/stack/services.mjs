import { createRequire } from "node:module";
import path from "node:path";
import { answersOk } from "../process/answers-ok.mjs";
import { readLastLines } from "../process/read-last-lines.mjs";
import { rootDir } from "../setup/paths.mjs";
import { auth0Environment, hasOwnAuth0 } from "./auth0-environment.mjs";
import {
  bffEnvironment,
  hasOwnImages,
  hasOwnPayLater,
  hasOwnSwish,
  hasOwnServicePoints,
  hasOwnVies,
  hasOwnStripe,
  imagesEnvironment,
  isSearchLocal,
  medusaEnvironment,
  payLaterEnvironment,
  searchEnvironment,
  servicePointsEnvironment,
  storefrontEnvironment,
  stripeEnvironment,
  swishEnvironment,
  viesEnvironment,
} from "./environments.mjs";
import { hasOwnMail, mailEnvironment } from "./mail-environment.mjs";
import { medusaCommand } from "./medusa-command.mjs";
import { toUrls } from "./to-urls.mjs";

/**
 * @typedef {import("../process/start-service.mjs").Service} Service
 * @typedef {import("./environments.mjs").StackSettings} StackSettings
 */

/** @param {StackSettings} settings @param {string} databaseUrl */
const medusa = (settings, databaseUrl) => ({
  name: "medusa",
  title: "Medusa with its admin",
  ...medusaCommand(settings.mode, [settings.mode === "production" ? "start" : "develop"]),
  env: medusaEnvironment(settings, databaseUrl),
  health: `http://127.0.0.1:${settings.ports.medusa}/health`,
});

/** @param {StackSettings} settings */
const search = (settings) => ({
  name: "search",
  title: "Search service (emulator)",
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
  // No `--watch`: in development Vite runs inside the storefront and hot-reloads. Node's watch mode would restart the
  // storefront for every file that Vite writes.
  args: ["dist/node/server/main.js"],
  cwd: path.join(rootDir, "storefront"),
  env: storefrontEnvironment(settings),
  health: `${toUrls(settings.ports).shop}/health/live`,
});

/** @param {StackSettings} settings */
const images = (settings) => ({
  name: "images",
  title: "Pictures (emulator of imgix)",
  file: process.execPath,
  args: ["main.mjs"],
  cwd: path.join(rootDir, "scripts/local-services/images"),
  env: imagesEnvironment(settings),
  health: `http://127.0.0.1:${settings.ports.images}/health`,
});

/** @param {StackSettings} settings */
const mail = (settings) => ({
  name: "mail",
  title: "Mailbox (emulator of SendGrid)",
  file: process.execPath,
  args: ["main.mjs"],
  cwd: path.join(rootDir, "scripts/local-services/mail"),
  env: mailEnvironment(settings),
  health: `http://127.0.0.1:${settings.ports.mail}/health`,
});

/** @param {StackSettings} settings */
const swish = (settings) => ({
  name: "swish",
  title: "Phone with Swish (emulator)",
  file: process.execPath,
  args: ["main.mjs"],
  cwd: path.join(rootDir, "scripts/local-services/swish"),
  env: swishEnvironment(settings),
  health: `http://127.0.0.1:${settings.ports.swish}/health`,
});

/** @param {StackSettings} settings */
const payLater = (settings) => ({
  name: "pay-later",
  title: "Pay later (emulator of Klarna)",
  file: process.execPath,
  args: ["main.mjs"],
  cwd: path.join(rootDir, "scripts/local-services/pay-later"),
  env: payLaterEnvironment(settings),
  health: `http://127.0.0.1:${settings.ports.payLater}/health`,
});

/** @param {StackSettings} settings */
const vies = (settings) => ({
  name: "vies",
  title: "Register of VAT numbers (emulator of VIES)",
  file: process.execPath,
  args: ["main.mjs"],
  cwd: path.join(rootDir, "scripts/local-services/vies"),
  env: viesEnvironment(settings),
  health: `http://127.0.0.1:${settings.ports.vies}/health`,
});

/** @param {StackSettings} settings */
const servicePoints = (settings) => ({
  name: "service-points",
  title: "Service points (emulator of PostNord)",
  file: process.execPath,
  args: ["main.mjs"],
  cwd: path.join(rootDir, "scripts/local-services/service-points"),
  env: servicePointsEnvironment(settings),
  health: `http://127.0.0.1:${settings.ports.servicePoints}/health`,
});

/** @param {StackSettings} settings */
const stripe = (settings) => ({
  name: "stripe",
  title: "Card payments (emulator of Stripe)",
  file: process.execPath,
  args: ["main.mjs"],
  cwd: path.join(rootDir, "scripts/local-services/stripe"),
  env: stripeEnvironment(settings),
  health: `http://127.0.0.1:${settings.ports.stripe}/health`,
});

/** @param {StackSettings} settings */
const auth0 = (settings) => ({
  name: "auth0",
  title: "Sign-in (emulator of Auth0)",
  file: process.execPath,
  args: ["main.mjs"],
  cwd: path.join(rootDir, "scripts/local-services/auth0"),
  env: auth0Environment(settings),
  health: `http://127.0.0.1:${settings.ports.auth0}/health`,
});

const resolveTsc = () =>
  path.join(path.dirname(createRequire(import.meta.url).resolve("typescript/package.json")), "bin/tsc");

const compilerOptions = "-p tsconfig.build.json --noCheck false --watch --preserveWatchOutput".split(" ");
const hasCompiledOnce = "Watching for file changes";
const readyWithinMs = 120_000;

/** @param {StackSettings} settings @param {string} name */
const logFileOf = ({ dataDir }, name) => path.join(dataDir, "logs", `${name}.log`);

/**
 * Rebuilds a package whenever its sources change and checks its types, unlike a plain build; the servers that import
 * it restart.
 *
 * @param {StackSettings} settings
 * @param {string} folder
 * @returns {Service}
 */
function toCompiler(settings, folder) {
  const name = `tsc-${folder.replaceAll("/", "-")}`;
  const logFile = logFileOf(settings, name);
  return {
    name,
    title: `Compiler of ${folder}`,
    file: process.execPath,
    args: [resolveTsc(), ...compilerOptions],
    cwd: path.join(rootDir, folder),
    env: settings.baseEnv,
    logFile,
    isReady: () => Promise.resolve(readLastLines(logFile, 1).includes(hasCompiledOnce)),
    readyWithinMs,
  };
}

/**
 * Lists the compilers of development in their order. A compiler first rewrites every file, and a program that reads
 * meanwhile would read half a file. So each compiler has to be ready before the next, which reads its output, and all
 * compilers before any server.
 *
 * @param {StackSettings} settings
 * @returns {Service[]}
 */
export const toCompilers = (settings) =>
  settings.mode === "production"
    ? []
    : ["domain", "content", "server-kit", "medusa-server/contract", "bff"].map((folder) =>
        toCompiler(settings, folder),
      );

/** Lists the payment emulators; only Medusa calls them. @param {StackSettings} settings */
const toPaymentServices = (settings) => [
  ...(hasOwnStripe(settings) ? [] : [stripe(settings)]),
  ...(hasOwnSwish(settings) ? [] : [swish(settings)]),
  ...(hasOwnPayLater(settings) ? [] : [payLater(settings)]),
];

/**
 * Lists all processes except Postgres. They start in parallel, and the start awaits them in this order.
 *
 * @param {StackSettings} settings
 * @param {string | null} databaseUrl null without a database
 * @returns {Service[]}
 */
export function toServices(settings, databaseUrl) {
  const rows = [
    ...(isSearchLocal(settings.baseEnv) ? [search(settings)] : []),
    ...(databaseUrl === null ? [] : toPaymentServices(settings)),
    ...(databaseUrl === null ? [] : [medusa(settings, databaseUrl)]),
    bff(settings),
    ...(hasOwnImages(settings) ? [] : [images(settings)]),
    ...(hasOwnMail(settings) ? [] : [mail(settings)]),
    ...(hasOwnAuth0(settings) ? [] : [auth0(settings)]),
    ...(hasOwnVies(settings) ? [] : [vies(settings)]),
    ...(hasOwnServicePoints(settings) ? [] : [servicePoints(settings)]),
    storefront(settings),
  ];
  return rows.map(({ health, ...row }) => ({
    ...row,
    logFile: logFileOf(settings, row.name),
    isReady: () => answersOk(health),
    readyWithinMs,
  }));
}
