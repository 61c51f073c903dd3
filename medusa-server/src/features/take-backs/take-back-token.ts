import { createHash, createHmac, hkdfSync } from "node:crypto";

/**
 * The token that opens a take-back, made of its id under a secret that the database does not have: every mail and the
 * account have the same, and who reads the table has none.
 */
export function toTakeBackToken(id: string, secret: string): string {
  const key = Buffer.from(hkdfSync("sha256", secret, "spolverk", "take-back token", 32));
  return createHmac("sha256", key).update(id).digest("base64url");
}

/** What a take-back is found by. */
export const hashTakeBackToken = (token: string): string => createHash("sha256").update(token).digest("hex");
