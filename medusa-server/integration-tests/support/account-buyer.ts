import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import type { AgreementBody } from "../../src/features/accounts/api/agreement-body.ts";
import { admin, variable } from "./shop.ts";
import type { Member } from "./shopper.ts";
import { signIn } from "./sign-in.ts";

export type Buyer = Member & { email: string };

/** Signs a new user in and creates the user's first account, as a private individual or for the given company. */
export async function createBuyer(company?: {
  name: string;
  organizationNumber: string;
  country: string;
}): Promise<Buyer> {
  const email = `${randomUUID()}@example.com`;
  const token = await signIn(email);
  const response = await fetch(`${variable("BFF_URL")}/api/account/create`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ ...(company && { company }) }),
  });
  assert.equal(response.status, 200, await response.clone().text());
  const { accountId } = (await response.json()) as { accountId: string };
  return { email, token, accountId };
}

/** Stores contract prices like the sales team. */
export async function agreeOn(accountId: string, agreements: readonly AgreementBody[]): Promise<void> {
  for (const agreement of agreements) {
    const { status, body } = await admin(`accounts/${accountId}/agreements`, agreement);
    assert.equal(status, 200, JSON.stringify(body));
  }
}
