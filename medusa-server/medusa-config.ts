import { defineConfig, loadEnv } from "@medusajs/framework/utils";
import { createEdge } from "./src/edge/create-edge.ts";
import { readEnvironment } from "./src/environment.ts";
import { logger } from "./src/logging/logger.ts";
import { fileProvider } from "./src/modules/files/file-provider.ts";
import { paymentProviders } from "./src/payments/payment-providers.ts";
import { redisModules } from "./src/redis-modules.ts";

loadEnv(process.env.NODE_ENV ?? "development", process.cwd());
process.env.MEDUSA_DISABLE_TELEMETRY = "true";
const environment = readEnvironment(process.env);
/** Read by our patch of Medusa, which runs these before anything else (docs/decisions/0070). */
const edge = { edge: createEdge(environment) };

module.exports = defineConfig({
  logger,
  projectConfig: {
    databaseUrl: environment.DATABASE_URL,
    databaseDriverOptions: { pool: { min: 2, max: environment.DATABASE_POOL_MAX } },
    ...(environment.REDIS_URL === undefined ? {} : { redisUrl: environment.REDIS_URL }),
    workerMode: environment.MEDUSA_WORKER_MODE,
    // In production the admin's session is for HTTPS only, which a local shop does not have.
    ...(environment.SPOLVERK_LOCAL ? { cookieOptions: { sameSite: "lax", secure: false } } : {}),
    http: {
      // The shop's pages never call Medusa, so no script on them may obtain or use a token of the admin.
      storeCors: "",
      adminCors: environment.ADMIN_CORS,
      authCors: environment.ADMIN_CORS,
      jwtSecret: environment.JWT_SECRET,
      cookieSecret: environment.COOKIE_SECRET,
      ...edge,
    },
  },
  admin: { path: environment.ADMIN_PATH, disable: environment.ADMIN_DISABLE },
  modules: [
    { resolve: "./src/modules/catalogue" },
    { resolve: "./src/modules/change-log" },
    { resolve: "./src/modules/checkout" },
    { resolve: "./src/modules/club" },
    { resolve: "./src/modules/gift-card" },
    { resolve: "./src/modules/inbox" },
    { resolve: "./src/modules/invoice" },
    { resolve: "./src/modules/mail" },
    { resolve: "./src/modules/newsletter" },
    { resolve: "./src/modules/price-history" },
    { resolve: "./src/modules/idempotency-record" },
    { resolve: "./src/modules/shop" },
    { resolve: "./src/modules/account" },
    { resolve: "./src/modules/site-message" },
    { resolve: "./src/modules/stock-notification" },
    { resolve: "./src/modules/take-back" },
    { resolve: "./src/modules/withdrawal" },
    // Its migration needs the tables of the others.
    { resolve: "./src/modules/journal" },
    {
      // The in-memory lock lets two processes complete the same cart; this one is shared by all.
      resolve: "@medusajs/medusa/locking",
      options: { providers: [{ id: "postgres-locks", resolve: "./src/modules/locks", is_default: true }] },
    },
    { resolve: "@medusajs/medusa/file", options: { providers: [fileProvider(environment)] } },
    {
      resolve: "@medusajs/medusa/payment",
      options: { providers: paymentProviders(environment) },
    },
    // The shop searches with Algolia. The admin's search asks the tables when nothing is indexed.
    { resolve: "@medusajs/medusa/search", disable: true },
    ...(environment.REDIS_URL === undefined ? [] : redisModules(environment.REDIS_URL)),
  ],
});
