import { describe, expect, expectTypeOf, it } from "vitest";
import {
  acceptInvitationBodySchema,
  accountCalls,
  accountCreateBodySchema,
  accountListBodySchema,
  accountMemberCalls,
  accountOrderCalls,
  accountSettingsBodySchema,
  addressBodySchema,
  call as defineCall,
  type CallsOf,
  claimableBodySchema,
  inviteBodySchema,
  memberRoleBodySchema,
  ordersQuerySchema,
  removeAddressBodySchema,
  removeInvitationBodySchema,
  removeMemberBodySchema,
  returnBodySchema,
  uploadCalls,
  wishListBodySchema,
} from "@spolverk/medusa-contract";
import { FetchError } from "@medusajs/js-sdk";
import { createAccountAddress } from "../../testing/with-accounts.ts";
import { CommerceRefusedError } from "../commerce-refused-error.ts";
import { bindCalls } from "./bind-calls.ts";
import type { MedusaClient } from "./medusa-client.ts";

const bindAccounts = (client: MedusaClient) =>
  bindCalls(client, { ...accountCalls, ...accountMemberCalls, ...accountOrderCalls });
type Accounts = ReturnType<typeof bindAccounts>;

/** Makes one call to a Medusa that does not answer, and returns what was sent. */
async function receive(call: (accounts: Accounts) => Promise<unknown>) {
  const seen: { path: string; sent: unknown }[] = [];
  const answer = async (_schema: unknown, path: string, sent: unknown) => {
    seen.push({ path, sent });
    throw new Error("no answer");
  };
  await call(bindAccounts({ get: answer, post: answer })).catch(() => null);
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

describe("the calls to Medusa about accounts", () => {
  it.each<[string, Schema, (accounts: Accounts) => Promise<unknown>]>([
    ["accounts/list", accountListBodySchema, (accounts) => accounts.listAccounts(user)],
    [
      "accounts/create",
      accountCreateBodySchema,
      (accounts) => accounts.createAccount(user, { referralToken: "a-friend", company: null }),
    ],
    [
      "accounts/accept-invitation",
      acceptInvitationBodySchema,
      (accounts) => accounts.acceptInvitation(user, "a-token"),
    ],
    [
      "accounts/a/settings",
      accountSettingsBodySchema,
      (accounts) => accounts.saveAccountSettings("a", settings),
    ],
    [
      "accounts/a/addresses",
      addressBodySchema,
      (accounts) => accounts.saveAddress("a", { id: null, ...address }),
    ],
    ["accounts/a/addresses/remove", removeAddressBodySchema, (accounts) => accounts.removeAddress("a", "b")],
    ["accounts/a/invitations", inviteBodySchema, (accounts) => accounts.inviteMember("a", invitation)],
    [
      "accounts/a/invitations/remove",
      removeInvitationBodySchema,
      (accounts) => accounts.removeInvitation("a", "b"),
    ],
    [
      "accounts/a/members/role",
      memberRoleBodySchema,
      (accounts) => accounts.changeMemberRole("a", "b", "viewer"),
    ],
    ["accounts/a/members/remove", removeMemberBodySchema, (accounts) => accounts.removeMember("a", "b")],
    [
      "accounts/a/wish-list",
      wishListBodySchema,
      (accounts) => accounts.changeWishList("a", user.subject, { add: ["v"], remove: [] }),
    ],
    [
      "accounts/a/orders",
      ordersQuerySchema,
      (accounts) => accounts.listOrders("a", { query: "pla", page: 2, pageSize: 10 }),
    ],
    [
      "accounts/a/orders/o/return",
      returnBodySchema,
      (accounts) => accounts.requestReturn("a", "o", { lines: [{ id: "l", quantity: 1 }], note: "" }),
    ],
  ])("sends %s in the form that medusa-server reads", async (path, schema, call) => {
    const received = await receive(call);
    expect(received.path).toBe(path);
    expect(() => schema.parse(received.sent)).not.toThrow();
  });

  it("accepts every form of e-mail address that the API accepts", () => {
    for (const email of ["a!b@example.com", "o'neil+{x}@example.com", "k~1/2@example.co.uk"]) {
      expect(inviteBodySchema.parse({ ...invitation, email, invitedBy: email }).email).toBe(email);
      expect(accountListBodySchema.safeParse({ ...user, email }).success).toBe(true);
      expect(claimableBodySchema.safeParse({ email }).success).toBe(true);
    }
  });

  it("encodes the account and the order in the path", async () => {
    const { path } = await receive((accounts) => accounts.cancelOrder("../list", "a/b?c"));
    expect(path).toBe("accounts/..%2Flist/orders/a%2Fb%3Fc/cancel");
  });
});

it("returns no order when Medusa answers 404, as it does for an id that is not a path segment", async () => {
  const refuse = async () => {
    const cause = new FetchError("There is nothing here", "Not Found", 404);
    throw new CommerceRefusedError("Medusa failed", { cause });
  };
  const orders = bindAccounts({ get: refuse, post: refuse });
  expect(await orders.getOrder("a", "../b")).toBeNull();
  expect(await orders.getInvoice("a", "../b", null)).toBeNull();
  expect(await orders.cancelOrder("a", "../b")).toBe("unknown");
  expect(await orders.requestReturn("a", "../b", { lines: [], note: "" })).toBe("unknown");
});

describe("a call", () => {
  const schema = claimableBodySchema;
  const reply = schema;

  it("can send only what its method, path and schemas have, which the compiler checks", () => {
    const sendBody = { body: schema, reply, request: (email: string) => ({ body: { email } }) };
    const sendQuery = { query: schema, reply, request: (email: string) => ({ query: { email } }) };
    const sendOther = { body: schema, reply, request: () => ({ body: { email: "", name: "" } }) };
    const sendNothing = { reply, request: () => ({}) };
    expect(defineCall({ method: "POST", path: "x", ...sendBody })).toMatchObject({ isBytes: false });
    expect(defineCall({ method: "POST", path: "x", isBytes: true, ...sendQuery })).toMatchObject({
      isBytes: true,
    });
    // @ts-expect-error a GET has no body
    defineCall({ method: "GET", path: "x", ...sendBody });
    // @ts-expect-error a POST has a query only beside the bytes of a file
    defineCall({ method: "POST", path: "x", ...sendQuery });
    // @ts-expect-error a GET waits as long as usual
    defineCall({ method: "GET", path: "x", patience: "provider", ...sendNothing });
    // @ts-expect-error the path has a parameter
    defineCall({ method: "GET", path: "x/:id", ...sendNothing });
    // @ts-expect-error the schema has no name
    defineCall({ method: "POST", path: "x", ...sendOther });
  });

  it("whose path lacks a parameter is not sent", async () => {
    const sent: string[] = [];
    const answer = async (_schema: unknown, path: string) => {
      sent.push(path);
      throw new Error("no answer");
    };
    const untyped = { id: undefined } as unknown as { id: string };
    const read = defineCall({ method: "GET", path: "x/:id", reply, request: () => ({ params: untyped }) });
    await expect(bindCalls({ get: answer, post: answer }, { read }).read()).rejects.toThrow("x/:id");
    expect(sent).toEqual([]);
  });

  it("with the bytes of a file is left to an adapter of its own", () => {
    const answer = () => Promise.reject(new Error("no answer"));
    expect(Object.keys(bindCalls({ get: answer, post: answer }, uploadCalls))).toEqual(["removeUpload"]);
    expectTypeOf<keyof CallsOf<typeof uploadCalls>>().toEqualTypeOf<"removeUpload">();
  });
});
