import {
  calculatePointsBalance,
  calculateReward,
  clubTerms,
  type Currency,
  isInvoice,
  type LedgerEntry,
  listExpiringPoints,
  type PlacedOrder,
  type PricedCheckout,
  resolveClubTier,
  sumFilament,
  toInviteBonus,
  toMailboxKey,
} from "@spolverk/domain";
import type { ShopStore, CommerceClub, ExpiringPoints } from "../store.ts";
import type { FindInviting } from "./find-inviting-accounts.ts";
import { getMemoryAccount, type MemoryAccount, type MemoryAccounts } from "./memory-account.ts";
import { MemoryLedger } from "./memory-ledger.ts";

const dayMs = 24 * 60 * 60_000;
/** Maximum number of referral mails to one address within 30 days. */
const mostMailsToAddress = 2;

type Member = {
  currency: Currency;
  /** ISO date-time; null for a member that has left. */
  joinedAt: string | null;
  ledger: MemoryLedger;
  /**
   * The account that invited the member; null without one, and once the inviter's bonus for this member has been
   * decided.
   */
  invitedBy: string | null;
};
type Spent = { ledger: MemoryLedger; key: string };
type LedgerPage = Parameters<ShopStore["listLedgerEntries"]>[1];
type LedgerEntries = Awaited<ReturnType<ShopStore["listLedgerEntries"]>>;
type JoinOptions = Parameters<ShopStore["joinClub"]>[1];
type Invitation = Parameters<ShopStore["sendReferral"]>[1];

/** The loyalty club in memory. No referral counts as suspicious, and no mail is sent. */
export class MemoryClub {
  readonly #accounts: MemoryAccounts;
  readonly #findInviting: FindInviting;
  readonly #now: () => Date;
  /** By account. */
  readonly #members = new Map<string, Member>();
  /** Mailboxes that received the joining bonus, also those of deleted accounts. */
  readonly #bonusMailboxes = new Set<string>();
  /** Points taken, by checkout. */
  readonly #spent = new Map<string, Spent>();
  /**
   * Orders by the id in their ledger entries. An entry of spent points has a key of its own, because points are taken
   * before the order exists.
   */
  readonly #orders = new Map<string, PlacedOrder>();
  readonly #mails: { accountId: string; email: string; at: number }[] = [];
  #spends = 0;

  constructor(accounts: MemoryAccounts, findInviting: FindInviting, now: () => Date) {
    this.#accounts = accounts;
    this.#findInviting = findInviting;
    this.#now = now;
  }

  isMember(accountId: string): boolean {
    return (this.#members.get(accountId)?.joinedAt ?? null) !== null;
  }

  get(accountId: string): CommerceClub | null {
    const member = this.#members.get(accountId);
    if (!member || member.joinedAt === null) return null;
    const { currency, joinedAt } = member;
    const entries = this.#readLedger(accountId);
    const now = this.#now().toISOString();
    return {
      ...calculatePointsBalance(entries, { currency, now, isBonusWithheld: false }),
      joinedAt,
      standing: resolveClubTier(entries, { currency, now }),
    };
  }

  listExpiring(accountId: string): readonly ExpiringPoints[] {
    return listExpiringPoints(this.#readLedger(accountId), this.#now().toISOString());
  }

  listEntries(accountId: string, { type, page, pageSize }: LedgerPage): LedgerEntries {
    const wanted = this.#readLedger(accountId)
      .filter((entry) => type === null || entry.type === type)
      .toReversed();
    const entries = wanted.slice((page - 1) * pageSize, page * pageSize).map((entry) => {
      const order = this.#orders.get(entry.orderId ?? "");
      return { ...entry, orderId: order?.id ?? null, orderNumber: order?.number ?? null };
    });
    return { entries, total: wanted.length };
  }

  /** A member's ledger after ending expired points; empty for other accounts. */
  #readLedger(accountId: string): readonly LedgerEntry[] {
    const ledger = this.isMember(accountId) ? this.#members.get(accountId)?.ledger : undefined;
    ledger?.fold();
    return ledger?.entries ?? [];
  }

  join(accountId: string, { currency, referralToken }: JoinOptions): "joined" | "not_individual" {
    const account = getMemoryAccount(this.#accounts, accountId);
    if (account.detail.kind !== "individual") return "not_individual";
    const joinedAt = this.#now().toISOString();
    const member = this.#members.get(accountId);
    if (member) {
      // A returning member has already received the bonus.
      this.#members.set(accountId, { ...member, joinedAt: member.joinedAt ?? joinedAt });
      return "joined";
    }
    const inviter = this.#findInviter(account, referralToken);
    const ledger = new MemoryLedger(this.#now);
    this.#members.set(accountId, { currency, joinedAt, ledger, invitedBy: inviter?.detail.id ?? null });
    if (inviter) {
      for (const mailbox of listMailboxes(account)) this.#bonusMailboxes.add(mailbox);
      ledger.append({ type: "invite", amountMinor: toInviteBonus(currency) });
    }
    return "joined";
  }

  leave(accountId: string): "left" | "not_member" {
    const member = this.#members.get(accountId);
    if (!member || member.joinedAt === null) return "not_member";
    member.ledger.end();
    this.#members.set(accountId, { ...member, joinedAt: null });
    return "left";
  }

  sendReferral(accountId: string, { email, inviter }: Invitation): "sent" | "too_many" | "not_member" {
    if (!this.isMember(accountId)) return "not_member";
    const at = this.#now().getTime();
    const { accountIds, mostMails } = this.#findInviting(accountId, inviter);
    const ofInviter = this.#mails.filter(
      (mail) => accountIds.includes(mail.accountId) && mail.at > at - dayMs,
    );
    const toAddress = this.#mails.filter((mail) => mail.email === email && mail.at > at - 30 * dayMs);
    if (ofInviter.length >= mostMails || toAddress.length >= mostMailsToAddress) return "too_many";
    this.#mails.push({ accountId, email, at });
    return "sent";
  }

  /** Takes the points that pay for a checkout, once. Returns whether the account has enough. */
  spend(checkoutId: string, priced: PricedCheckout): boolean {
    const { accountId, currency, totals } = priced;
    if (totals.points === 0 || this.#spent.has(checkoutId)) return true;
    const member = accountId === null ? undefined : this.#members.get(accountId);
    if (!member || member.joinedAt === null || member.currency !== currency) return false;
    this.#spends += 1;
    const key = `spend_${this.#spends}`;
    const filamentMinor = sumFilament(toBought(priced));
    if (!member.ledger.spend(key, totals.points, { currency, filamentMinor })) return false;
    this.#spent.set(checkoutId, { ledger: member.ledger, key });
    return true;
  }

  /** Returns the points taken for a checkout. */
  giveBack(checkoutId: string): void {
    const spent = this.#spent.get(checkoutId);
    spent?.ledger.giveBack(spent.key, this.#orders.has(spent.key));
    this.#spent.delete(checkoutId);
  }

  /** Credits the points that an order earns, by the account's tier before the order, and the inviter's bonus [9.32]. */
  reward(checkoutId: string, order: PlacedOrder, priced: PricedCheckout): void {
    const { accountId, currency, totals, paymentMethod } = priced;
    const spent = this.#spent.get(checkoutId);
    if (spent) this.#orders.set(spent.key, order);
    const member = accountId === null ? undefined : this.#members.get(accountId);
    if (accountId === null || !member || member.joinedAt === null || member.currency !== currency) return;
    const { tier } = resolveClubTier(member.ledger.entries, { currency, now: this.#now().toISOString() });
    const amount = calculateReward(
      { lines: toBought(priced), total: totals.total, pointsMinor: totals.points },
      tier,
    );
    if (amount === 0) return;
    this.#orders.set(order.id, order);
    member.ledger.reward(order.id, amount);
    // An order by invoice earns the inviter nothing: this backend does not see whether an invoice is paid.
    if (!isInvoice(paymentMethod)) this.#rewardInviter(accountId, member);
  }

  /** Reverses the points that a cancelled order earned, and returns those it spent. */
  reverse(checkoutId: string, { id }: PlacedOrder): void {
    for (const { ledger } of this.#members.values()) ledger.reverseReward(id);
    this.giveBack(checkoutId);
  }

  #rewardInviter(accountId: string, member: Member): void {
    const inviter = member.invitedBy === null ? undefined : this.#members.get(member.invitedBy);
    this.#members.set(accountId, { ...member, invitedBy: null });
    if (!inviter || inviter.joinedAt === null) return;
    inviter.ledger.append({ type: "referral", amountMinor: toInviteBonus(inviter.currency) });
  }

  /**
   * The account whose invitation earns a bonus. Null when the token belongs to no member, when the two accounts share a
   * user or a mailbox, when the invited account has had a bonus before, or when too many friends of the inviter have
   * not bought yet.
   */
  #findInviter(invited: MemoryAccount, token: string | null): MemoryAccount | null {
    const inviter = [...this.#accounts.values()].find(({ detail }) => detail.referralToken === token);
    if (!inviter || !this.isMember(inviter.detail.id)) return null;
    const own = listMailboxes(invited);
    const isSame =
      inviter.members.some(({ subject }) => invited.members.some((member) => member.subject === subject)) ||
      listMailboxes(inviter).some((mailbox) => own.includes(mailbox));
    const hadBonus = own.some((mailbox) => this.#bonusMailboxes.has(mailbox));
    const waiting = [...this.#members.values()].filter(({ invitedBy }) => invitedBy === inviter.detail.id);
    return isSame || hadBonus || waiting.length >= clubTerms.mostWaitingFriends ? null : inviter;
  }
}

/** The normalized mailboxes of an account and its members. */
const listMailboxes = ({ detail, members }: MemoryAccount): string[] =>
  [detail.email, ...members.map(({ email }) => email)].map(toMailboxKey);

const toBought = ({ lines }: PricedCheckout) =>
  lines.map(({ isFilament, total, coupon }) => ({
    type: isFilament ? "filament" : "other",
    total,
    couponTotal: coupon.total,
  }));
