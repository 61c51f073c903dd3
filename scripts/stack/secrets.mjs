import { randomBytes } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

/** @typedef {ReturnType<typeof makeSecrets>} Secrets */

const random = () => randomBytes(24).toString("base64url");

const makeSecrets = () => ({
  postgresPassword: random(),
  internalToken: random(),
  giftCardSecret: random(),
  takeBackSecret: random(),
  jwtSecret: random(),
  cookieSecret: random(),
  adminPassword: randomBytes(9).toString("base64url"),
  searchAdminKey: random(),
  searchKey: random(),
  stripeSecretKey: `sk_test_${random()}`,
  stripePublishableKey: `pk_test_${random()}`,
  stripeWebhookSecret: `whsec_${random()}`,
});

/**
 * The secrets of a local shop: generated at the first start that needs them and kept in the data folder.
 *
 * @param {string} dataDir
 * @returns {Secrets}
 */
export function readSecrets(dataDir) {
  const file = path.join(dataDir, "secrets.json");
  /** @type {Partial<Secrets>} */
  const kept = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, "utf8")) : {};
  const secrets = { ...makeSecrets(), ...kept };
  if (Object.keys(secrets).length > Object.keys(kept).length) {
    fs.writeFileSync(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
    fs.renameSync(`${file}.new`, file);
  }
  return secrets;
}
