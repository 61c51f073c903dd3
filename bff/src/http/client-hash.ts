import { createHmac, hkdfSync, randomBytes } from "node:crypto";
import { toClientKey } from "@spolverk/server-kit/to-client-key";

/**
 * Creates a keyed hash of client addresses: the same address gives the same 32 hexadecimal digits in every process that
 * shares the secret, and cannot be recovered without it.
 * @param secret shared by all processes; with null, this process creates a random secret of its own
 */
export function createClientHash(secret: string | null): (address: string) => string {
  const key = Buffer.from(hkdfSync("sha256", secret ?? randomBytes(32), "", "spolverk client hash", 32));
  return (address) => createHmac("sha256", key).update(toClientKey(address)).digest("hex").slice(0, 32);
}
