import { randomUUID } from "node:crypto";
import type { AccountUser, CommercePort } from "../../commerce/port.ts";

/** A user whom no backend knows yet. */
export function newUser(): AccountUser {
  const name = randomUUID();
  return { subject: `auth0|${name}`, email: `${name}@example.com` };
}

/** A new user's first account. */
export async function createOwned(port: CommercePort) {
  const owner = newUser();
  const account = await port.createAccount(owner, { referralToken: null, company: null });
  return { owner, account };
}
