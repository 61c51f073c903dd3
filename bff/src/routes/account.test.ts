import { describe, expect, it } from "vitest";
import type { Account } from "../contract/account.ts";
import { createTestShop } from "../testing/create-test-shop.ts";
import { asUser } from "../testing/test-tokens.ts";

type List = { accounts: Account[] };
const kim = asUser("kim@example.com");

describe("the accounts of a user", () => {
  it("start empty [7.6]", async () => {
    const { status, reply, headers } = await createTestShop().get<List>("/account/list", kim);
    expect([status, reply]).toEqual([200, { accounts: [] }]);
    expect(headers.get("Cache-Control")).toBe("no-store");
  });

  it("include the account created for the user's e-mail address, with the user as its owner [7.8] [4.4] [3.2]", async () => {
    const shop = createTestShop();
    const created = await shop.post<Account>(
      "/account/create",
      { auth: false, email: "Kim@example.com" },
      kim,
    );
    expect(created.status).toBe(200);
    expect(created.reply).toMatchObject({ email: "kim@example.com", role: "owner", kind: "individual" });
    const { reply } = await shop.get<List>("/account/list", kim);
    expect(reply.accounts).toEqual([created.reply]);
  });

  it("include one account, however many concurrent calls create it [4.4]", async () => {
    const shop = createTestShop();
    const created = await Promise.all([1, 2, 3].map(() => shop.post<Account>("/account/create", {}, kim)));
    expect(new Set(created.map(({ reply }) => reply.accountId)).size).toBe(1);
  });

  it("stay hidden from other users", async () => {
    const shop = createTestShop();
    await shop.post("/account/create", {}, kim);
    const { reply } = await shop.get<List>("/account/list", asUser("robin@example.com"));
    expect(reply.accounts).toEqual([]);
  });

  it("belong to the caller, even when another user has sent the same idempotency key", async () => {
    const shop = createTestShop();
    const key = { "idempotency-key": "6d1f2a7c-9e10-4f3e-9b0a-4e1f0c518b5e" };
    const first = await shop.post<Account>("/account/create", {}, { ...kim, ...key });
    const other = await shop.post<Account>("/account/create", {}, { ...asUser("robin@example.com"), ...key });
    expect(other.reply.email).toBe("robin@example.com");
    expect(other.reply.accountId).not.toBe(first.reply.accountId);
  });

  it("cannot be created for an e-mail address other than the user's own", async () => {
    const { status, reply } = await createTestShop().post(
      "/account/create",
      { email: "robin@example.com" },
      kim,
    );
    expect([status, reply.code, Object.keys(reply.fields ?? {})]).toEqual([
      400,
      "invalid_request",
      ["body.email"],
    ]);
  });
});

const calls = [
  ["GET", "/account/list"],
  ["POST", "/account/create"],
] as const;
const refusals: [title: string, headers: Record<string, string>, status: number, code: string][] = [
  ["a missing token", {}, 401, "sign_in_required"],
  ["an unknown token", { authorization: "Bearer x" }, 401, "token_invalid"],
  ["another scheme", { authorization: "Basic a2ltOmtpbQ==" }, 401, "token_invalid"],
  [
    "an unverified e-mail [8.40]",
    asUser("kim@example.com", { emailVerified: false }),
    403,
    "email_not_verified",
  ],
];

describe.each(calls)("%s %s", (method, path) => {
  it.each(refusals)("refuses %s", async (_, headers, status, code) => {
    const shop = createTestShop();
    const answer = await (method === "GET" ? shop.get(path, headers) : shop.post(path, {}, headers));
    expect([answer.status, answer.reply.code]).toEqual([status, code]);
  });

  it("responds with 503 in a shop without an identity provider", async () => {
    const shop = createTestShop({ verifyToken: null });
    const answer = await (method === "GET" ? shop.get(path, kim) : shop.post(path, {}, kim));
    expect([answer.status, answer.reply.code]).toEqual([503, "sign_in_unavailable"]);
  });
});
