import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { toUtcDayEnd } from "@spolverk/domain";
import { removedReplySchema } from "@spolverk/medusa-contract";
import {
  accept,
  addMember,
  call,
  createAccount,
  findMemberId,
  invite,
  listAccounts,
  newUser,
  readMembers,
  removeMember,
  someCompany,
  untilTokens,
} from "../support/accounts.ts";
import { readMailsTo } from "../support/mails.ts";
import { database, internal } from "../support/shop.ts";

describe("an invitation", () => {
  it("arrives in the inviter's language and makes its address a member with the role", async () => {
    const owner = newUser();
    const { id } = await createAccount(owner, { company: someCompany });
    const user = newUser();
    assert.equal(await invite(id, user.email, "viewer"), "invited");
    const [token] = await untilTokens(user.email, 1);
    const [mail] = await readMailsTo(user.email);
    assert.match(mail!.subject, /^Inbjudan till kontot Öberg AB/);
    assert.match(mail!.text, /http:\/\/se\.\S+\/account\/invitation#token=/);
    assert.ok(mail!.text.includes("owner@example.com"));
    const { invitations } = await readMembers(id);
    assert.deepEqual(
      invitations.map(({ email, role }) => [email, role]),
      [[user.email, "viewer"]],
    );
    const lastDay = new Date(Date.parse(invitations[0]!.invitedAt) + 14 * 86_400_000);
    assert.equal(invitations[0]!.expiresAt, toUtcDayEnd(lastDay).toISOString());
    const accepted = await accept(user, token!);
    assert.ok(accepted.kind === "accepted");
    assert.deepEqual([accepted.account.id, accepted.account.role], [id, "viewer"]);
    const after = await readMembers(id);
    assert.deepEqual(
      after.members.map(({ email, role }) => [email, role]),
      [
        [owner.email, "owner"],
        [user.email, "viewer"],
      ],
    );
    assert.deepEqual(after.invitations, []);
  });

  it("cannot be accepted once it has expired, was revoked or was replaced", async () => {
    const { id } = await createAccount(newUser());
    const expired = newUser();
    await invite(id, expired.email);
    const [old] = await untilTokens(expired.email, 1);
    await database.query(`update "account_invitation" set "expires_at" = now() where "account_id" = ?`, [id]);
    assert.equal((await accept(expired, old!)).kind, "unknown");
    assert.deepEqual((await readMembers(id)).invitations, []);

    assert.equal(await invite(id, expired.email, "owner"), "invited");
    const [renewed] = await untilTokens(expired.email, 2);
    assert.equal((await accept(expired, old!)).kind, "unknown");
    const [invitation] = (await readMembers(id)).invitations;
    const remove = () => call(removedReplySchema, `${id}/invitations/remove`, { id: invitation!.id });
    assert.deepEqual([await remove(), await remove()], [{ kind: "removed" }, { kind: "unknown" }]);
    assert.equal((await accept(expired, renewed!)).kind, "unknown");
    assert.equal((await accept(expired, "no-such-token")).kind, "unknown");
  });

  it("leaves only a hash of its token in the database", async () => {
    const { id } = await createAccount(newUser());
    const { email } = newUser();
    await invite(id, email);
    const [token] = await untilTokens(email, 1);
    const rows = await database.query(`select * from "account_invitation" where "account_id" = ?`, [id]);
    assert.equal(rows.length, 1);
    assert.ok(!JSON.stringify(rows).includes(token!));
  });

  it("reaches one address at most three times a day; the shop invites at most twenty addresses a day for an account", async () => {
    const { email } = newUser();
    const accounts = await Promise.all(Array.from({ length: 4 }, () => createAccount(newUser())));
    const invited = await Promise.all(accounts.map(({ id }) => invite(id, email)));
    assert.equal(invited.filter((kind) => kind === "invited").length, 3);
    assert.equal(invited.filter((kind) => kind === "too_many").length, 1);

    const { id } = await createAccount(newUser());
    const others = await Promise.all(Array.from({ length: 21 }, () => invite(id, newUser().email)));
    assert.equal(others.filter((kind) => kind === "invited").length, 20);
    assert.equal((await readMembers(id)).invitations.length, 20);
  });
});

describe("the invitations of an owner", () => {
  it("cannot exceed five a day across all accounts before the first paid order, even concurrently", async () => {
    const owner = newUser();
    const own = await createAccount(owner);
    const company = await createAccount(owner, { company: someCompany });
    const inviteFrom = (id: string) => invite(id, newUser().email, "buyer", owner.subject);
    const ids = [own, company, own, company, own, company, own, company].map(({ id }) => id);
    const kinds = await Promise.all(ids.map(inviteFrom));
    assert.equal(kinds.filter((kind) => kind === "invited").length, 5);
    assert.equal(kinds.filter((kind) => kind === "too_many").length, 3);
  });
});

describe("an account", () => {
  it("holds at most 50 members, invited ones included", async () => {
    const { id } = await createAccount(newUser());
    const fill = `insert into "account_member" ("id", "account_id", "subject", "email", "role")
      select ? || n, ?, 'filler|' || n, n || '@example.com', 'viewer' from generate_series(1, 48) n`;
    await database.query(fill, [`${id}-`, id]);
    const emails = [newUser().email, newUser().email] as const;
    assert.equal(await invite(id, emails[0]), "invited");
    assert.equal(await invite(id, emails[1]), "too_many");
    // Accepted, because it replaces an invitation that counts already.
    assert.equal(await invite(id, emails[0], "viewer"), "invited");
  });
});

describe("a member", () => {
  it("who created an account and was removed from it gets a new account at the next sign-in [4.4]", async () => {
    const creator = newUser();
    const { id } = await createAccount(creator);
    await addMember(id, "owner");
    assert.equal(await removeMember(id, await findMemberId(id, creator)), "changed");
    assert.deepEqual(await listAccounts(creator), []);
    assert.notEqual((await createAccount(creator)).id, id);
  });

  it("must have a known role", async () => {
    const owner = newUser();
    const { id } = await createAccount(owner);
    const body = { id: await findMemberId(id, owner), role: "admin" };
    assert.equal((await internal(`accounts/${id}/members/role`, body)).status, 400);
  });
});
