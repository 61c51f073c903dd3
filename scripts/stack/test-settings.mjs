import { resolvePorts } from "./ports.mjs";

const secrets = {
  postgresPassword: "p",
  internalToken: "token",
  giftCardSecret: "g",
  takeBackSecret: "t",
  jwtSecret: "j",
  cookieSecret: "c",
  adminPassword: "a",
  searchAdminKey: "s",
  searchKey: "k",
  stripeSecretKey: "k",
  stripePublishableKey: "k",
  stripeWebhookSecret: "k",
};

/**
 * Settings of a stack on fixed ports, for tests.
 *
 * @param {import("./environments.mjs").StackSettings["mode"]} mode
 * @param {NodeJS.ProcessEnv} [baseEnv]
 * @returns {import("./environments.mjs").StackSettings}
 */
export const toTestSettings = (mode, baseEnv = {}) => ({
  mode,
  dataDir: "/data",
  ports: resolvePorts({}),
  secrets,
  baseEnv,
});
