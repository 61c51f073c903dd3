import { createHmac, hkdfSync } from "node:crypto";
import { toMailboxKey } from "@spolverk/domain";

/**
 * Hashes a mailbox that has received the joining bonus. It is a keyed hash, whose secret is not in the database, so
 * that a leaked database cannot be tested against a list of addresses.
 */
export function hashMailbox(email: string, secret: string): string {
  const key = Buffer.from(hkdfSync("sha256", secret, "spolverk", "club mailbox", 32));
  return createHmac("sha256", key).update(toMailboxKey(email)).digest("hex");
}
