import { defineConfig, loadEnv } from "@medusajs/framework/utils";
import { createEdge } from "./src/edge/create-edge.ts";
import { listAdminFolders } from "./src/environment/list-admin-folders.ts";
import { readEnvironment } from "./src/environment/environment.ts";
import { logger } from "./src/logging/logger.ts";
import { fileProvider } from "./src/features/uploads/modules/files/file-provider.ts";
import { paymentProviders } from "./src/features/payments/payment-providers.ts";
import { redisModules } from "./src/environment/redis-modules.ts";

loadEnv(process.env.NODE_ENV ?? "development", process.cwd());
process.env.MEDUSA_DISABLE_TELEMETRY = "true";
const environment = readEnvironment(process.env);
/** Read by our patch of Medusa, which runs these before anything else (docs/decisions/0070). */
const edge = { edge: createEdge(environment) };

/** Where `npm run dev` looks for our pages and widgets; a built server has them in its bundle. */
const adminSources = { sources: listAdminFolders(process.cwd()) };

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
  admin: { path: environment.ADMIN_PATH, disable: environment.ADMIN_DISABLE, ...adminSources },
  modules: [
    { resolve: "./src/features/catalogue/modules/catalogue" },
    { resolve: "./src/features/catalogue/modules/change-log" },
    { resolve: "./src/features/orders/modules/checkout" },
    { resolve: "./src/features/club/modules/club" },
    { resolve: "./src/features/gift-cards/modules/gift-card" },
    { resolve: "./src/features/inbox/modules/inbox" },
    { resolve: "./src/features/invoices/modules/invoice" },
    { resolve: "./src/features/outbox/modules/mail" },
    { resolve: "./src/features/newsletter/modules/newsletter" },
    { resolve: "./src/features/catalogue/modules/price-history" },
    { resolve: "./src/features/idempotency/modules/idempotency-record" },
    { resolve: "./src/features/catalogue/modules/shop" },
    { resolve: "./src/features/accounts/modules/account" },
    { resolve: "./src/features/site-messages/modules/site-message" },
    { resolve: "./src/features/catalogue/modules/stock-notification" },
    { resolve: "./src/features/take-backs/modules/take-back" },
    { resolve: "./src/features/withdrawals/modules/withdrawal" },
    // Its migration needs the tables of the others.
    { resolve: "./src/features/journal/modules/journal" },
    {
      // The in-memory lock lets two processes complete the same cart; this one is shared by all.
      resolve: "@medusajs/medusa/locking",
      options: {
        providers: [
          { id: "postgres-locks", resolve: "./src/features/orders/modules/locks", is_default: true },
        ],
      },
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
