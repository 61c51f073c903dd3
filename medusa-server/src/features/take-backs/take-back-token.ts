import { createHash, createHmac, hkdfSync } from "node:crypto";

/**
 * Derives the token that opens a take-back from its id and a secret outside the database: every mail and the account
 * contain the same token, and the table does not reveal it.
 */
export function toTakeBackToken(id: string, secret: string): string {
  const key = Buffer.from(hkdfSync("sha256", secret, "spolverk", "take-back token", 32));
  return createHmac("sha256", key).update(id).digest("base64url");
}

/** The hash by which a take-back is found. */
export const hashTakeBackToken = (token: string): string => createHash("sha256").update(token).digest("hex");
