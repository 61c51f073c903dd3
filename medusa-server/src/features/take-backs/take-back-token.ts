import { createHash, createHmac, hkdfSync } from "node:crypto";

/**
 * Derives the token that opens a take-back from its id and a secret. Every mail and the account contain the same token.
 * The secret is not in the database, so that the table does not reveal the token.
 */
export function toTakeBackToken(id: string, secret: string): string {
  const key = Buffer.from(hkdfSync("sha256", secret, "spolverk", "take-back token", 32));
  return createHmac("sha256", key).update(id).digest("base64url");
}

/** The hash by which a take-back is found. */
export const hashTakeBackToken = (token: string): string => createHash("sha256").update(token).digest("hex");
