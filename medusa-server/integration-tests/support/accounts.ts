import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import {
  acceptInvitationReplySchema,
  accountDetailReplySchema,
  type AccountDetailRow,
  accountListReplySchema,
  accountReplySchema,
  type AccountRow,
  inviteReplySchema,
  memberReplySchema,
  membersReplySchema,
} from "@spolverk/medusa-contract";
import type { AccountRole } from "@spolverk/domain";
import { readMailsTo, until } from "./mails.ts";
import { internal } from "./shop.ts";

export type User = { subject: string; email: string };

export function newUser(): User {
  const id = randomUUID();
  return { subject: `auth0|${id}`, email: `${id}@example.com` };
}

/** A new address. */
export const someAddress = {
  id: null,
  firstName: "Kim",
  lastName: "Weber",
  company: "",
  addressLine1: "Storgatan 1",
  addressLine2: "",
  zip: "252 20",
  city: "Helsingborg",
  state: "",
  country: "SE",
  cellNumber: "",
  isBilling: false,
  isShipping: false,
};

export const someCompany = { name: "Öberg AB", organizationNumber: "556036-0793", country: "SE" };

type Schema<T> = { parse: (reply: unknown) => T };

/** Calls the internal API about accounts and expects success. */
export async function call<T>(schema: Schema<T>, path: string, body?: object): Promise<T> {
  const answer = await internal(`accounts/${path}`, body);
  assert.equal(answer.status, 200, `${path}: ${JSON.stringify(answer.body)}`);
  return schema.parse(answer.body);
}

export async function createAccount(
  user: User,
  {
    company = null,
    referralToken = null,
  }: { company?: typeof someCompany | null; referralToken?: string | null } = {},
): Promise<AccountRow> {
  return (await call(accountReplySchema, "create", { ...user, company, referralToken })).account;
}

export const listAccounts = async (user: User): Promise<AccountRow[]> =>
  (await call(accountListReplySchema, "list", user)).accounts;

export const readAccount = async (id: string): Promise<AccountDetailRow> =>
  (await call(accountDetailReplySchema, id)).account;

export const readMembers = (id: string) => call(membersReplySchema, `${id}/members`);

export const changeRole = async (accountId: string, id: string, role: AccountRole): Promise<string> =>
  (await call(memberReplySchema, `${accountId}/members/role`, { id, role })).kind;

export const removeMember = async (accountId: string, id: string): Promise<string> =>
  (await call(memberReplySchema, `${accountId}/members/remove`, { id })).kind;

export const invite = async (
  accountId: string,
  email: string,
  role: AccountRole = "buyer",
  inviter: string | null = null,
): Promise<string> => {
  const invitation = { email, role, inviter, invitedBy: "owner@example.com", language: "sv", site: "se" };
  return (await call(inviteReplySchema, `${accountId}/invitations`, invitation)).kind;
};

/** Waits for this many invitations to an address and returns their tokens, newest first. */
export const untilTokens = (email: string, count: number): Promise<string[]> =>
  until(`${count} invitations to ${email}`, async () => {
    const mails = await readMailsTo(email);
    const tokens = mails.flatMap(({ text }) => /\/account\/invitation#token=([\w-]+)/.exec(text)?.[1] ?? []);
    return tokens.length >= count ? tokens : undefined;
  });

export const accept = (user: User, token: string) =>
  call(acceptInvitationReplySchema, "accept-invitation", { ...user, token });

/** Invites a new user, who accepts. */
export async function addMember(accountId: string, role: AccountRole, user = newUser()): Promise<User> {
  assert.equal(await invite(accountId, user.email, role), "invited");
  const [token] = await untilTokens(user.email, 1);
  assert.equal((await accept(user, token!)).kind, "accepted");
  return user;
}

export async function findMemberId(accountId: string, { subject }: User): Promise<string> {
  const { members } = await readMembers(accountId);
  const found = members.find((member) => member.subject === subject);
  assert.ok(found, "the user is no member");
  return found.id;
}
