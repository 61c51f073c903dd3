import { createHmac, hkdfSync } from "node:crypto";
import { toMailboxKey } from "@spolverk/domain";

/**
 * What the shop remembers of a mailbox that has had the bonus for joining: without the secret, which the database does not
 * have, no list of addresses can be tried against it.
 */
export function hashMailbox(email: string, secret: string): string {
  const key = Buffer.from(hkdfSync("sha256", secret, "spolverk", "club mailbox", 32));
  return createHmac("sha256", key).update(toMailboxKey(email)).digest("hex");
}
