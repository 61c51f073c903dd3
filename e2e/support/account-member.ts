import { type APIRequestContext, type APIResponse, expect } from "@playwright/test";
import type { Checkout } from "./api-checkout.ts";
import { orderByApi } from "./order-by-api.ts";
import { shop } from "./shop.ts";
import { createAccount, getAccessToken, newUser, type User } from "./users.ts";
import { readProduct, type Variation } from "./variation.ts";

/** A user who acts for an account, with the user's API token. */
type Member = User & { token: string; accountId: string };

/** Creates a unique user with an account of their own. */
export async function newMember(request: APIRequestContext): Promise<Member> {
  const user = await newUser(request);
  const token = await getAccessToken(request, user.email);
  return { ...user, token, accountId: await createAccount(request, token) };
}

const toHeaders = ({ token }: Pick<Member, "token">) => ({ authorization: `Bearer ${token}` });

/** Reads from the member's account: readAccount(request, member, "/members"). */
export async function readAccount(
  request: APIRequestContext,
  member: Member,
  path: string,
): Promise<APIResponse> {
  const reply = await request.get(`${shop.api}/account/${member.accountId}${path}`, {
    headers: toHeaders(member),
  });
  expect(reply.ok(), `${path}: ${await reply.text()}`).toBe(true);
  return reply;
}

/** Writes to the member's account. */
export async function changeAccount(
  request: APIRequestContext,
  member: Member,
  path: string,
  data: Record<string, unknown>,
): Promise<APIResponse> {
  const reply = await request.post(`${shop.api}/account/${member.accountId}${path}`, {
    headers: toHeaders(member),
    data,
  });
  expect(reply.ok(), `${path}: ${await reply.text()}`).toBe(true);
  return reply;
}

/** The variation with the most stock, for orders of tests that do not assert stock. */
export async function findPlenty(request: APIRequestContext): Promise<Variation> {
  const { variations } = await readProduct(request, "losvatten-pva");
  const [variation] = variations.toSorted((a, b) => b.stock.totalAvailable - a.stock.totalAvailable);
  if (!variation) throw new Error("The product has no variation");
  return variation;
}

/** Takes a checkout step for the member's account and expects success. */
export async function takeAccountStep(
  request: APIRequestContext,
  member: Member,
  path: string,
  data: Record<string, unknown>,
): Promise<Checkout> {
  const reply = await request.post(`${shop.api}/${path}`, {
    params: { language: "sv", accountId: member.accountId },
    headers: toHeaders(member),
    data,
  });
  expect(reply.ok(), `${path}: ${await reply.text()}`).toBe(true);
  return (await reply.json()) as Checkout;
}

/** Orders one piece for the member's account, paid by card; returns the checkout with its order. */
export async function orderForAccount(request: APIRequestContext, member: Member): Promise<Checkout> {
  const { accountId: id, token, email } = member;
  const { id: variationId } = await findPlenty(request);
  const goods = { variationId, quantity: 1 };
  return orderByApi(request, { site: "de", language: "de", email, ...goods, account: { id, token } });
}
