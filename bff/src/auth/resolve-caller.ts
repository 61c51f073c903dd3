import { type AccountRole, accountRoles, isRoleEnough } from "@spolverk/domain";
import type { CommerceAccount } from "../commerce/store.ts";
import type { ShopStore } from "../commerce/store.ts";
import type { Endpoint } from "../contract/endpoint.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { SignedInUser } from "./authenticate.ts";

/** What a handler knows of the caller. */
export type Caller = {
  /** Hash of the client's address, which cannot be reversed; null for calls of our own servers. */
  clientHash: string | null;
};
type UserCaller = Caller & { user: SignedInUser };
/** A member acts for the account in the path. */
export type MemberCaller = UserCaller & { account: CommerceAccount };
/** A guest, or a member who acts for the account in the query. */
export type ShopperCaller = Caller & { user: SignedInUser | null; account: CommerceAccount | null };

/** The type of caller that an endpoint receives, by the access that it declares. */
export type CallerOf<E extends Endpoint> = E extends { access: infer A }
  ? A extends AccountRole
    ? MemberCaller
    : A extends "shopper"
      ? ShopperCaller
      : UserCaller
  : Caller;

type Request = {
  method: string;
  access: Endpoint["access"];
  /** Null for a call without a token. */
  user: SignedInUser | null;
  /** From the path, or from the query of a shopper's call. */
  accountId: string | undefined;
};

const isRole = (access: Endpoint["access"]): access is AccountRole =>
  (accountRoles as readonly (string | undefined)[]).includes(access);

/**
 * Resolves the account that a call acts for. The user has to be a member of it, with the role that the endpoint
 * requires [6.3]. The refusal does not reveal whether another account exists.
 * @returns null for a call without an account
 * @throws ApiFailure sign_in_required, account_forbidden, role_insufficient
 */
export async function resolveAccount(
  store: Pick<ShopStore, "listAccounts">,
  { method, access, user, accountId }: Request,
): Promise<CommerceAccount | null> {
  const needed = isRole(access) ? access : access === "shopper" ? toShopperRole(method) : null;
  if (needed === null || (access === "shopper" && accountId === undefined)) return null;
  if (user === null) throw new ApiFailure("sign_in_required");
  const account = (await store.listAccounts(user)).find(({ id }) => id === accountId);
  if (!account) throw new ApiFailure("account_forbidden");
  if (!isRoleEnough(account.role, needed)) throw new ApiFailure("role_insufficient");
  return account;
}

/** A viewer may read a checkout but not change it. */
const toShopperRole = (method: string): AccountRole => (method === "GET" ? "viewer" : "buyer");
