import { describe, expect, it } from "vitest";
import {
  acceptInvitationBodySchema,
  accountCreateBodySchema,
  accountListBodySchema,
  accountSettingsBodySchema,
  addressBodySchema,
  claimableBodySchema,
  inviteBodySchema,
  memberRoleBodySchema,
  ordersQuerySchema,
  removeAddressBodySchema,
  removeInvitationBodySchema,
  removeMemberBodySchema,
  returnBodySchema,
  wishListBodySchema,
} from "@spolverk/medusa-contract";
import { FetchError } from "@medusajs/js-sdk";
import { createAccountAddress } from "../../testing/with-accounts.ts";
import type { AccountStore } from "../account.ts";
import type { AccountOrders } from "../account-order.ts";
import { CommerceRefusedError } from "../commerce-refused-error.ts";
import { createAccountOrdersStore } from "./account-orders-store.ts";
import { createAccountStore } from "./account-store.ts";

/** A Medusa that receives one call and gives no answer that can be read. */
async function receive(call: (port: AccountStore & AccountOrders) => Promise<unknown>) {
  const seen: { path: string; sent: unknown }[] = [];
  const answer = async (_schema: unknown, path: string, sent: unknown) => {
    seen.push({ path, sent });
    throw new Error("no answer");
  };
  const client = { get: answer, post: answer };
  await call({ ...createAccountStore(client), ...createAccountOrdersStore(client) }).catch(() => null);
  const [first] = seen;
  if (!first) throw new Error("Nothing was sent");
  return first;
}

type Schema = { parse: (sent: unknown) => unknown };
const user = { subject: "auth0|kim", email: "kim@example.com" };
const { id: _id, ...address } = createAccountAddress();
const settings = {
  name: "Kim",
  firstName: "",
  lastName: "",
  cellNumber: "",
  company: null,
};
const invitation = {
  email: "robin@example.com",
  role: "buyer",
  inviter: null,
  invitedBy: "kim@example.com",
  language: "sv",
  site: "se",
} as const;

describe("what Medusa is asked about accounts", () => {
  it.each<[string, Schema, (port: AccountStore & AccountOrders) => Promise<unknown>]>([
    ["accounts/list", accountListBodySchema, (port) => port.listAccounts(user)],
    [
      "accounts/create",
      accountCreateBodySchema,
      (port) => port.createAccount(user, { referralToken: "a-friend", company: null }),
    ],
    [
      "accounts/accept-invitation",
      acceptInvitationBodySchema,
      (port) => port.acceptInvitation(user, "a-token"),
    ],
    ["accounts/a/settings", accountSettingsBodySchema, (port) => port.saveAccountSettings("a", settings)],
    ["accounts/a/addresses", addressBodySchema, (port) => port.saveAddress("a", { id: null, ...address })],
    ["accounts/a/addresses/remove", removeAddressBodySchema, (port) => port.removeAddress("a", "b")],
    ["accounts/a/invitations", inviteBodySchema, (port) => port.inviteMember("a", invitation)],
    ["accounts/a/invitations/remove", removeInvitationBodySchema, (port) => port.removeInvitation("a", "b")],
    ["accounts/a/members/role", memberRoleBodySchema, (port) => port.changeMemberRole("a", "b", "viewer")],
    ["accounts/a/members/remove", removeMemberBodySchema, (port) => port.removeMember("a", "b")],
    [
      "accounts/a/wish-list",
      wishListBodySchema,
      (port) => port.changeWishList("a", user.subject, { add: ["v"], remove: [] }),
    ],
    [
      "accounts/a/orders",
      ordersQuerySchema,
      (port) => port.listOrders("a", { query: "pla", page: 2, pageSize: 10 }),
    ],
    [
      "accounts/a/orders/o/return",
      returnBodySchema,
      (port) => port.requestReturn("a", "o", { lines: [{ id: "l", quantity: 1 }], note: "" }),
    ],
  ])("%s has the form that medusa-server reads", async (path, schema, call) => {
    const received = await receive(call);
    expect(received.path).toBe(path);
    expect(() => schema.parse(received.sent)).not.toThrow();
  });

  it("takes every form of an address that the API takes", () => {
    for (const email of ["a!b@example.com", "o'neil+{x}@example.com", "k~1/2@example.co.uk"]) {
      expect(inviteBodySchema.parse({ ...invitation, email, invitedBy: email }).email).toBe(email);
      expect(accountListBodySchema.safeParse({ ...user, email }).success).toBe(true);
      expect(claimableBodySchema.safeParse({ email }).success).toBe(true);
    }
  });

  it("is about the one account and order that was named, whatever stands in the name", async () => {
    const { path } = await receive((port) => port.cancelOrder("../list", "a/b?c"));
    expect(path).toBe("accounts/..%2Flist/orders/a%2Fb%3Fc/cancel");
  });
});

it("an id that is no part of a path, which medusa-server answers with 404, is of no order", async () => {
  const refuse = async () => {
    const cause = new FetchError("There is nothing here", "Not Found", 404);
    throw new CommerceRefusedError("Medusa failed", { cause });
  };
  const orders = createAccountOrdersStore({ get: refuse, post: refuse });
  expect(await orders.getOrder("a", "../b")).toBeNull();
  expect(await orders.getInvoice("a", "../b", null)).toBeNull();
  expect(await orders.cancelOrder("a", "../b")).toBe("unknown");
  expect(await orders.requestReturn("a", "../b", { lines: [], note: "" })).toBe("unknown");
});
