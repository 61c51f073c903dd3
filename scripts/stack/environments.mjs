import path from "node:path";
import { auth0ClientId, hasOwnAuth0, localTokens } from "./auth0-environment.mjs";
import { hasOwnMail, localSender, localSendgrid } from "./mail-environment.mjs";
import { host, siteHosts, toUrls } from "./to-urls.mjs";

/**
 * @typedef {"production" | "development" | "memory"} Mode
 *   production: built code; development: watches the sources; memory: no Medusa and no Postgres, watches too
 * @typedef {object} StackSettings
 * @property {Mode} mode
 * @property {string} dataDir
 * @property {import("./ports.mjs").Ports} ports
 * @property {import("./secrets.mjs").Secrets} secrets
 * @property {NodeJS.ProcessEnv} baseEnv
 */

/** The admin user of a local shop. */
export const adminEmail = "admin@spolverk.test";

/** Application id of the search emulator. */
const searchAppId = "spolverk-local";

/**
 * Tells whether the search emulator runs: it does unless the environment names an application of the service.
 *
 * @param {NodeJS.ProcessEnv} env
 */
export const isSearchLocal = (env) => !env["SEARCH_APP_ID"];

/** @param {StackSettings} settings */
const searchUrl = ({ ports }) => `http://${host}:${ports.search}`;

/** Folder of the pictures that merchandisers upload. @param {StackSettings} settings */
const uploadsDir = ({ baseEnv, dataDir }) => baseEnv["UPLOADS_DIR"] || path.join(dataDir, "uploads");

/** @param {StackSettings} settings */
const nodeEnv = ({ mode }) => (mode === "production" ? "production" : "development");

/**
 * The environment of Medusa, its migrations and its seed.
 *
 * @param {StackSettings} settings
 * @param {string} databaseUrl
 * @returns {NodeJS.ProcessEnv}
 */
export function medusaEnvironment(settings, databaseUrl) {
  const urls = toUrls(settings.ports);
  return {
    ...settings.baseEnv,
    NODE_ENV: nodeEnv(settings),
    SPOLVERK_LOCAL: "true",
    HOST: host,
    PORT: String(settings.ports.medusa),
    DATABASE_URL: databaseUrl,
    // By default the admin's hot reloading listens on every address of the machine.
    HMR_BIND_HOST: host,
    MEDUSA_WORKER_MODE: "shared",
    MEDUSA_BACKEND_URL: urls.medusa,
    MEDUSA_DISABLE_TELEMETRY: "true",
    MEDIA_URL: urls.shop,
    INTERNAL_TOKEN: settings.secrets.internalToken,
    GIFT_CARD_SECRET: settings.secrets.giftCardSecret,
    TAKE_BACK_SECRET: settings.secrets.takeBackSecret,
    JWT_SECRET: settings.secrets.jwtSecret,
    COOKIE_SECRET: settings.secrets.cookieSecret,
    IMAGES_URL: settings.baseEnv["IMAGES_URL"] || urls.images,
    UPLOADS_DIR: uploadsDir(settings),
    ADMIN_CORS: urls.medusa,
    ADMIN_EMAIL: adminEmail,
    ADMIN_PASSWORD: settings.secrets.adminPassword,
    ...(hasOwnSwish(settings) ? {} : localSwish(settings)),
    ...(hasOwnPayLater(settings) ? {} : localPayLater(settings)),
    SITE_HOSTS: siteHosts(settings),
    ...(hasOwnMail(settings) ? {} : { ...localSendgrid(settings), MAIL_FROM: localSender }),
    ...(hasOwnStripe(settings) ? {} : localStripe(settings)),
  };
}

/** The shop's payee number at the Swish emulator. */
const payeeAlias = "1231181189";

/**
 * Tells whether SWISH_URL names a Swish service, so that the emulator does not run. @param {StackSettings} settings
 */
export const hasOwnSwish = ({ baseEnv }) => Boolean(baseEnv["SWISH_URL"]);

/** @param {StackSettings} settings */
const localSwish = ({ ports }) => ({
  SWISH_URL: toUrls(ports).swish.replace("localhost", host),
  SWISH_PAYEE_ALIAS: payeeAlias,
  SWISH_CALLBACK_URL: `http://${host}:${ports.medusa}/webhooks/payments/swish`,
});

/** @param {StackSettings} settings @returns {NodeJS.ProcessEnv} */
export function swishEnvironment(settings) {
  return {
    ...settings.baseEnv,
    PORT: String(settings.ports.swish),
    SWISH_FILE: path.join(settings.dataDir, "swish", "ledger.json"),
    SWISH_PAYEE_ALIAS: payeeAlias,
  };
}

/** Tells whether PAY_LATER_URL names a provider, so that the emulator does not run. @param {StackSettings} settings */
export const hasOwnPayLater = ({ baseEnv }) => Boolean(baseEnv["PAY_LATER_URL"]);

/** @param {StackSettings} settings */
const localPayLater = ({ ports, secrets }) => ({
  PAY_LATER_URL: toUrls(ports).payLater.replace("localhost", host),
  PAY_LATER_USERNAME: "spolverk",
  PAY_LATER_API_KEY: secrets.internalToken,
  PAY_LATER_CALLBACK_URL: `http://${host}:${ports.medusa}/webhooks/payments/pay-later`,
});

/** @param {StackSettings} settings @returns {NodeJS.ProcessEnv} */
export function payLaterEnvironment(settings) {
  return {
    ...settings.baseEnv,
    ...localPayLater(settings),
    PORT: String(settings.ports.payLater),
    PAY_LATER_FILE: path.join(settings.dataDir, "pay-later", "book.json"),
  };
}

/**
 * Tells whether STRIPE_SECRET_KEY names a Stripe account, so that the emulator does not run. @param {StackSettings}
 * settings
 */
export const hasOwnStripe = ({ baseEnv }) => Boolean(baseEnv["STRIPE_SECRET_KEY"]);

/** @param {StackSettings} settings */
const localStripe = ({ ports, secrets }) => ({
  STRIPE_SECRET_KEY: secrets.stripeSecretKey,
  STRIPE_PUBLISHABLE_KEY: secrets.stripePublishableKey,
  STRIPE_WEBHOOK_SECRET: secrets.stripeWebhookSecret,
  STRIPE_API_URL: toUrls(ports).stripe.replace("localhost", host),
});

/** @param {StackSettings} settings @returns {NodeJS.ProcessEnv} */
export function stripeEnvironment(settings) {
  return {
    ...settings.baseEnv,
    ...localStripe(settings),
    PORT: String(settings.ports.stripe),
    STRIPE_FILE: path.join(settings.dataDir, "stripe", "payments.json"),
    STRIPE_WEBHOOK_URL: `${toUrls(settings.ports).medusa.replace("localhost", host)}/webhooks/payments/stripe`,
  };
}

/** @param {StackSettings} settings @returns {NodeJS.ProcessEnv} */
export function bffEnvironment(settings) {
  return {
    ...settings.baseEnv,
    NODE_ENV: nodeEnv(settings),
    HOST: host,
    PORT: String(settings.ports.bff),
    // The storefront proxies shoppers' calls; without this they would share one rate limit.
    TRUST_PROXY: "1",
    MEDUSA_URL: toUrls(settings.ports).medusa.replace("localhost", host),
    INTERNAL_TOKEN: settings.secrets.internalToken,
    ...(isSearchLocal(settings.baseEnv)
      ? {
          SEARCH_APP_ID: searchAppId,
          SEARCH_ADMIN_KEY: settings.secrets.searchAdminKey,
          SEARCH_HOST: searchUrl(settings),
        }
      : {}),
    ...(hasOwnAuth0(settings) ? {} : localTokens(settings)),
    ...(hasOwnVies(settings)
      ? {}
      : { VIES_API_URL: `http://${host}:${settings.ports.vies}`, VIES_TIMEOUT_MS: "1500" }),
    ...(hasOwnServicePoints(settings) ? {} : localServicePoints(settings)),
  };
}

/**
 * Tells whether VIES_API_URL names a VAT register, so that the emulator does not run. @param {StackSettings} settings
 */
export const hasOwnVies = ({ baseEnv }) => Boolean(baseEnv["VIES_API_URL"]);

/** @param {StackSettings} settings @returns {NodeJS.ProcessEnv} */
export const viesEnvironment = ({ baseEnv, ports }) => ({ ...baseEnv, PORT: String(ports.vies) });

/**
 * Tells whether SERVICE_POINTS_URL names a carrier's service, so that the emulator does not run. @param
 * {StackSettings} settings
 */
export const hasOwnServicePoints = ({ baseEnv }) => Boolean(baseEnv["SERVICE_POINTS_URL"]);

/** @param {StackSettings} settings */
const localServicePoints = ({ ports, secrets }) => ({
  SERVICE_POINTS_URL: `http://${host}:${ports.servicePoints}`,
  SERVICE_POINTS_KEY: secrets.internalToken,
  SERVICE_POINTS_CARRIERS: "postnord,db-schenker,ups",
  SERVICE_POINTS_TIMEOUT_MS: "1500",
});

/** @param {StackSettings} settings @returns {NodeJS.ProcessEnv} */
export const servicePointsEnvironment = (settings) => ({
  ...settings.baseEnv,
  ...localServicePoints(settings),
  PORT: String(settings.ports.servicePoints),
});

/**
 * Tells whether IMAGES_URL names an image service, so that the emulator does not run. @param {StackSettings} settings
 */
export const hasOwnImages = ({ baseEnv }) => Boolean(baseEnv["IMAGES_URL"]);

/** @param {StackSettings} settings @returns {NodeJS.ProcessEnv} */
export function imagesEnvironment(settings) {
  return {
    ...settings.baseEnv,
    PORT: String(settings.ports.images),
    CACHE_DIR: path.join(settings.dataDir, "pictures"),
    UPLOADS_DIR: uploadsDir(settings),
  };
}

/** @param {StackSettings} settings @returns {NodeJS.ProcessEnv} */
export function storefrontEnvironment(settings) {
  return {
    ...settings.baseEnv,
    NODE_ENV: nodeEnv(settings),
    HOST: host,
    PORT: String(settings.ports.shop),
    BFF_URL: toUrls(settings.ports).bff.replace("localhost", host),
    SITE_HOSTS: siteHosts(settings),
    IMAGES_URL: settings.baseEnv["IMAGES_URL"] || toUrls(settings.ports).images,
    ...(hasOwnStripe(settings) ? {} : { STRIPE_JS_URL: toUrls(settings.ports).stripe }),
    ...(hasOwnAuth0(settings) ? {} : { ...localTokens(settings), AUTH0_CLIENT_ID: auth0ClientId }),
    ...(hasOwnPayLater(settings) ? {} : { PAY_LATER_JS_URL: toUrls(settings.ports).payLater }),
    // The search-only key, which browsers get.
    ...(isSearchLocal(settings.baseEnv)
      ? {
          SEARCH_APP_ID: searchAppId,
          SEARCH_KEY: settings.secrets.searchKey,
          SEARCH_URL: searchUrl(settings),
        }
      : {}),
  };
}

/** @param {StackSettings} settings @returns {NodeJS.ProcessEnv} */
export function searchEnvironment(settings) {
  return {
    ...settings.baseEnv,
    PORT: String(settings.ports.search),
    SEARCH_APP_ID: searchAppId,
    SEARCH_ADMIN_KEY: settings.secrets.searchAdminKey,
    SEARCH_KEY: settings.secrets.searchKey,
    SHOP_PORT: String(settings.ports.shop),
  };
}
