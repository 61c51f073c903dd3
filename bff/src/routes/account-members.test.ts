import { describe, expect, it } from "vitest";
import type { Account, Members } from "../contract/account.ts";
import { createInvitationLimit } from "../http/invitation-limit.ts";
import { openAccountShop } from "../testing/account-shop.ts";
import { asUser } from "../testing/test-tokens.ts";

const robin = asUser("robin@example.com");
const invitation = { email: "Robin@Example.com", role: "viewer", site: "se" };

describe("inviting a member", () => {
  it("mails a token that makes the invited user a member [1.3]", async () => {
    const shop = await openAccountShop();
    const invited = await shop.post<Members>(`${shop.path}/invite`, invitation, shop.kim);
    expect(invited.reply.invitations).toMatchObject([{ email: "robin@example.com", role: "viewer" }]);
    const token = shop.invitationMails[0]?.token;
    const accepted = await shop.post<Account>("/account/acceptInvitation", { token }, robin);
    expect(accepted.reply).toMatchObject({ accountId: shop.account.id, role: "viewer" });
    const { reply } = await shop.get<Members>(`${shop.path}/members`, shop.kim);
    expect(reply.members.map(({ email, isYou }) => [email, isYou])).toEqual([
      ["kim@example.com", true],
      ["robin@example.com", false],
    ]);
    expect(JSON.stringify(reply)).not.toContain("auth0|");
  });

  it("refuses a token that was mailed to another address, and an unknown token", async () => {
    const shop = await openAccountShop();
    await shop.post(`${shop.path}/invite`, invitation, shop.kim);
    const accept = (token: unknown, headers: Record<string, string>) =>
      shop.post("/account/acceptInvitation", { token }, headers);
    const other = await accept(shop.invitationMails[0]?.token, asUser("other@example.com"));
    expect([other.status, other.reply.code]).toEqual([403, "invitation_for_other_email"]);
    const unknown = await accept("never-mailed", robin);
    expect([unknown.status, unknown.reply.code]).toEqual([404, "invitation_not_found"]);
  });

  it.each([
    ["2026-03-16T23:59:59.998Z", null],
    ["2026-03-16T23:59:59.999Z", "invitation_not_found"],
  ])(
    "accepts an invitation during its whole 14th day, which the mail names, and refuses it afterwards: %s",
    async (at, code) => {
      const shop = await openAccountShop();
      await shop.post(`${shop.path}/invite`, invitation, shop.kim);
      const token = shop.invitationMails[0]?.token;
      shop.clock.now = new Date(at);
      const { reply } = await shop.post<{ code?: string }>("/account/acceptInvitation", { token }, robin);
      expect(reply.code ?? null).toBe(code);
      expect((await shop.get<Members>(`${shop.path}/members`, shop.kim)).reply.invitations).toEqual([]);
    },
  );

  it("can be undone by removing the invitation", async () => {
    const shop = await openAccountShop();
    const { reply } = await shop.post<Members>(`${shop.path}/invite`, invitation, shop.kim);
    const body = { invitationId: reply.invitations[0]?.invitationId };
    const removed = await shop.post<Members>(`${shop.path}/removeInvitation`, body, shop.kim);
    expect(removed.reply.invitations).toEqual([]);
    const again = await shop.post(`${shop.path}/removeInvitation`, body, shop.kim);
    expect([again.status, again.reply.code]).toEqual([404, "invitation_not_found"]);
  });

  it.each<[string, object, number, string]>([
    ["an unknown site", { site: "xx" }, 400, "invalid_request"],
    ["an invalid e-mail address [5.1]", { email: "robin@" }, 400, "invalid_request"],
    [
      "an address that the identity provider cannot sign in",
      { email: "jörg@example.com" },
      400,
      "invalid_request",
    ],
    ["an address that changes in lowercase", { email: "\u212Aim@example.com" }, 400, "invalid_request"],
    ["an unknown role", { role: "admin" }, 400, "invalid_request"],
    ["a member", { email: "kim@example.com" }, 409, "already_member"],
  ])("refuses %s", async (_, changes, status, code) => {
    const shop = await openAccountShop();
    const answer = await shop.post(`${shop.path}/invite`, { ...invitation, ...changes }, shop.kim);
    expect([answer.status, answer.reply.code]).toEqual([status, code]);
    expect(shop.invitationMails).toEqual([]);
  });

  it("sends at most three mails to one address within a day", async () => {
    const shop = await openAccountShop();
    const answers = [];
    for (let mail = 0; mail < 4; mail += 1) {
      answers.push(await shop.post(`${shop.path}/invite`, invitation, shop.kim));
    }
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 409]);
    expect(answers.at(-1)?.reply.code).toBe("too_many_members");
  });

  it("limits the mails of a user within a day, over all the user's accounts", async () => {
    const shop = await openAccountShop({ invitationLimit: createInvitationLimit(2, null) });
    const other = await shop.createCompany();
    const inviteFrom = async (path: string, email: string, headers: Record<string, string>) =>
      shop.post(`${path}/invite`, { ...invitation, email }, headers);
    const second = await shop.join("robin@example.com", "owner");
    expect((await inviteFrom(shop.path, "a@example.com", shop.kim)).status).toBe(200);
    expect((await inviteFrom(`/account/${other.id}`, "b@example.com", shop.kim)).status).toBe(200);
    for (const path of [shop.path, `/account/${other.id}`]) {
      const refused = await inviteFrom(path, "c@example.com", shop.kim);
      expect([refused.status, refused.reply.code]).toEqual([429, "too_many_requests"]);
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3600);
    }
    expect((await inviteFrom(shop.path, "c@example.com", second)).status).toBe(200);
  });
});

describe("a member", () => {
  it("can get another role and be removed", async () => {
    const shop = await openAccountShop();
    const member = await shop.join("robin@example.com", "viewer");
    const { reply } = await shop.get<Members>(`${shop.path}/members`, shop.kim);
    const memberId = reply.members.find(({ isYou }) => !isYou)?.memberId;
    const changed = await shop.post<Members>(
      `${shop.path}/changeRole`,
      { memberId, role: "owner" },
      shop.kim,
    );
    expect(changed.reply.members[1]?.role).toBe("owner");
    expect((await shop.get(`${shop.path}/members`, member)).status).toBe(200);
    const removed = await shop.post<Members>(`${shop.path}/removeMember`, { memberId }, shop.kim);
    expect(removed.reply.members).toHaveLength(1);
    expect((await shop.get(shop.path, member)).reply.code).toBe("account_forbidden");
    const again = await shop.post(`${shop.path}/removeMember`, { memberId }, shop.kim);
    expect([again.status, again.reply.code]).toEqual([404, "member_not_found"]);
  });

  it.each([
    ["changeRole", { role: "viewer" }],
    ["removeMember", {}],
  ])("stays an owner when the account has no other owner: %s", async (call, body) => {
    const shop = await openAccountShop();
    const { reply } = await shop.get<Members>(`${shop.path}/members`, shop.kim);
    const memberId = reply.members[0]?.memberId;
    const answer = await shop.post(`${shop.path}/${call}`, { ...body, memberId }, shop.kim);
    expect([answer.status, answer.reply.code]).toEqual([409, "last_owner"]);
  });
});
