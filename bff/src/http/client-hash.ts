import { createHmac, hkdfSync, randomBytes } from "node:crypto";
import { toClientKey } from "@spolverk/server-kit/to-client-key";

/**
 * Names a client without keeping its address: the same address gives the same 32 hexadecimal digits in every process
 * that shares the secret, which cannot be reversed without it.
 *
 * @param secret null for a process of its own: its names are then known to no other
 */
export function createClientHash(secret: string | null): (address: string) => string {
  const key = Buffer.from(hkdfSync("sha256", secret ?? randomBytes(32), "", "spolverk client hash", 32));
  return (address) => createHmac("sha256", key).update(toClientKey(address)).digest("hex").slice(0, 32);
}
