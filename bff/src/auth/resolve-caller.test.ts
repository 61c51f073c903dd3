import type { AccountRole } from "@spolverk/domain";
import { describe, expect, it } from "vitest";
import type { CommerceAccount } from "../commerce/store.ts";
import type { Endpoint } from "../contract/endpoint.ts";
import { ApiFailure } from "../http/api-failure.ts";
import { resolveAccount } from "./resolve-caller.ts";

const user = { subject: "auth0|kim", email: "kim@example.com" };
const toAccount = (id: string, role: AccountRole): CommerceAccount => ({
  id,
  kind: "individual",
  name: "Kim",
  email: user.email,
  referralToken: "gV3mT8wq0Yp1sZr6",
  agreements: [],
  role,
  isMember: false,
});
const store = { listAccounts: async () => [toAccount("mine", "buyer"), toAccount("seen", "viewer")] };

type Call = { method?: string; access: Endpoint["access"]; signedIn?: boolean; accountId?: string };

/** Returns the id of the account that a call acts for, null for none, or the code of the refusal. */
async function resolve({ method = "GET", access, signedIn = true, accountId }: Call) {
  const request = { method, access, user: signedIn ? user : null, accountId };
  return resolveAccount(store, request).then(
    (account) => account?.id ?? null,
    (error: unknown) => (error instanceof ApiFailure ? error.code : error),
  );
}

describe("the account that a call acts for [6.3]", () => {
  it.each<[string, Call, string | null]>([
    ["none for a public call", { access: undefined, accountId: "mine" }, null],
    ["none for a user's call", { access: "user", accountId: "mine" }, null],
    ["the account in the path, for a higher role", { access: "viewer", accountId: "mine" }, "mine"],
    ["the account in the path, for the required role", { access: "buyer", accountId: "mine" }, "mine"],
    ["a refusal for a lower role", { access: "owner", accountId: "mine" }, "role_insufficient"],
    ["a refusal for another's account", { access: "viewer", accountId: "foreign" }, "account_forbidden"],
    [
      "a refusal without a user",
      { access: "viewer", accountId: "mine", signedIn: false },
      "sign_in_required",
    ],
    ["none for a guest who shops", { access: "shopper", signedIn: false }, null],
    ["none for a user who shops as a guest", { access: "shopper" }, null],
    [
      "the account in the query, to change a checkout",
      { method: "POST", access: "shopper", accountId: "mine" },
      "mine",
    ],
    ["the account in the query, to see a checkout", { access: "shopper", accountId: "seen" }, "seen"],
    [
      "a refusal for a viewer who would change a checkout",
      { method: "POST", access: "shopper", accountId: "seen" },
      "role_insufficient",
    ],
    [
      "a refusal for a guest who names an account",
      { access: "shopper", accountId: "mine", signedIn: false },
      "sign_in_required",
    ],
    [
      "a refusal for a shopper who names another's account",
      { access: "shopper", accountId: "foreign" },
      "account_forbidden",
    ],
  ])("resolves to %s", async (_, call, expected) => {
    expect(await resolve(call)).toBe(expected);
  });
});
