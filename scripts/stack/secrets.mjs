import { randomBytes } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

/** @typedef {Record<"postgresPassword" | "internalToken" | "jwtSecret" | "cookieSecret" | "adminPassword", string>} Secrets */

const random = () => randomBytes(24).toString("base64url");

/**
 * The secrets of a local shop: made at its first start and kept in the data folder.
 *
 * @param {string} dataDir
 * @returns {Secrets}
 */
export function readSecrets(dataDir) {
  const file = path.join(dataDir, "secrets.json");
  if (!fs.existsSync(file)) {
    const secrets = {
      postgresPassword: random(),
      internalToken: random(),
      jwtSecret: random(),
      cookieSecret: random(),
      adminPassword: randomBytes(9).toString("base64url"),
    };
    fs.writeFileSync(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
    fs.renameSync(`${file}.new`, file);
  }
  return JSON.parse(fs.readFileSync(file, "utf8"));
}
