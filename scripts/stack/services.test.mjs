import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { toCompilers } from "./services.mjs";

const ports = {
  shop: 1,
  bff: 2,
  medusa: 3,
  postgres: 4,
  search: 5,
  images: 6,
  mail: 7,
  swish: 8,
  payLater: 9,
  vies: 10,
  servicePoints: 11,
  stripe: 12,
  auth0: 13,
};
/** @param {import("./environments.mjs").Mode} mode @param {string} dataDir */
const open = (mode, dataDir) =>
  toCompilers({
    mode,
    dataDir,
    ports,
    secrets: {
      postgresPassword: "",
      internalToken: "",
      giftCardSecret: "",
      takeBackSecret: "",
      jwtSecret: "",
      cookieSecret: "",
      adminPassword: "",
      searchAdminKey: "",
      searchKey: "",
      stripeSecretKey: "",
      stripePublishableKey: "",
      stripeWebhookSecret: "",
    },
    baseEnv: {},
  });

it("toCompilers orders each package after its imports, and returns none in production", () => {
  expect(open("memory", "/data").map(({ name }) => name)).toEqual([
    "tsc-domain",
    "tsc-content",
    "tsc-server-kit",
    "tsc-medusa-server-contract",
    "tsc-bff",
  ]);
  expect(open("production", "/data")).toEqual([]);
});

it("a compiler counts as ready when it has written every file", async () => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "compilers-"));
  fs.mkdirSync(path.join(dataDir, "logs"));
  const [compiler] = open("development", dataDir);
  if (!compiler) throw new Error("There is no compiler");
  expect(await compiler.isReady()).toBe(false);
  fs.writeFileSync(compiler.logFile, "12:00:00 - Starting compilation in watch mode...\n\n");
  expect(await compiler.isReady()).toBe(false);
  fs.appendFileSync(compiler.logFile, "12:00:02 - Found 0 errors. Watching for file changes.\n\n");
  expect(await compiler.isReady()).toBe(true);
  fs.rmSync(dataDir, { recursive: true });
});
