import type { JoinClubBody } from "@spolverk/medusa-contract";
import type { Container } from "../../platform/container.ts";
import { areMailsSent } from "../outbox/are-mails-sent.ts";
import { logFullOutbox } from "../outbox/log-full-outbox.ts";
import { sendMailsSoon } from "../outbox/send-mails-soon.ts";
import { ACCOUNT_MODULE } from "../accounts/modules/account/index.ts";
import { CLUB_MODULE } from "./modules/club/index.ts";
import { MAIL_MODULE } from "../outbox/modules/mail/index.ts";
import { readEnvironment } from "../../environment/environment.ts";
import { findInviter } from "./find-inviter.ts";
import { hashMailbox } from "./hash-mailbox.ts";
import { listAddressesOf } from "./list-addresses-of.ts";

/**
 * Makes a person's account a member of the club, once. A friend whom a member has invited gets the joining bonus
 * [9.26], by the given referral token or by the one that the account was created with [4.4].
 *
 * @throws MedusaError NOT_FOUND when the account does not exist
 */
export async function joinClub(
  container: Container,
  accountId: string,
  { currency, referralToken, language, site }: JoinClubBody,
): Promise<"joined" | "not_individual"> {
  const accounts = container.resolve(ACCOUNT_MODULE);
  const club = container.resolve(CLUB_MODULE);
  const { kind, email, referred_by } = await accounts.retrieveAccount(accountId, {
    select: ["kind", "email", "referred_by"],
  });
  if (kind !== "individual") return "not_individual";
  const token = referralToken ?? referred_by;
  const inviterId = token === null ? null : await findInviter(container, { id: accountId, email }, token);
  const secret = readEnvironment(process.env).GIFT_CARD_SECRET;
  const addresses = inviterId === null ? [] : await listAddressesOf(accounts, { id: accountId, email });
  const mailboxHashes = addresses.map((address) => hashMailbox(address, secret));
  const now = new Date();
  const { id } = await club.join({ accountId, currency, language, site, inviterId, mailboxHashes }, now);
  await queueWelcome(container, { id, accountId, email, language }, now);
  return "joined";
}

/** Queues the welcome mail once per membership, so that a repeated call after a crash still sends it. */
async function queueWelcome(
  container: Container,
  { id, accountId, email, language }: { id: string; accountId: string; email: string; language: string },
  now: Date,
): Promise<void> {
  if (!areMailsSent()) return;
  const outbox = container.resolve(MAIL_MODULE);
  const mail = { kind: "club_welcome", subject_id: id, source_id: accountId, email, language } as const;
  const queued = await outbox.queueOnce({ ...mail, state: "waiting" }, now);
  if (queued === "full") logFullOutbox(container, "club_welcome", 1);
  if (queued === "queued") sendMailsSoon(container);
}
