import { randomUUID } from "node:crypto";
import type { AccountUser } from "../../commerce/store.ts";
import type { ShopStore } from "../../commerce/store.ts";

/** A user unknown to every backend. */
export function newUser(): AccountUser {
  const name = randomUUID();
  return { subject: `auth0|${name}`, email: `${name}@example.com` };
}

/** A new user's first account. */
export async function createOwned(store: ShopStore) {
  const owner = newUser();
  const account = await store.createAccount(owner, { referralToken: null, company: null });
  return { owner, account };
}
