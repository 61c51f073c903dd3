import { currencies } from "@spolverk/domain";
import {
  CallContext,
  type Context,
  type EntityManager,
  InjectManager,
  InjectTransactionManager,
  TableService,
} from "../../../../platform/database.ts";
import { z } from "../../../../platform/zod.ts";
import { expectManager } from "../../../../database/expect-manager.ts";
import { type Appended, appendEntries, type PlanEntries } from "./append-entries.ts";
import { insertMembership, type NewMember } from "./insert-membership.ts";
import { forgetMember, endMembership } from "./end-membership.ts";
import { ClubMembership } from "./models/club-membership.ts";
import { JoiningBonus } from "./models/joining-bonus.ts";
import { LedgerEntry } from "./models/ledger-entry.ts";
import { Referral } from "./models/referral.ts";
import { decideReferral, holdReferral, payReferral } from "./change-referral.ts";
import {
  type LedgerPage,
  type LedgerRow,
  type Membership,
  readEntries,
  readEntriesPage,
  readMembership,
} from "./read-ledger.ts";
import type { ReferralReason } from "./referral-reasons.ts";
import type { ReferralState } from "./referral-states.ts";

const liabilityRows = z.array(z.object({ currency: z.enum(currencies), minor: z.coerce.number() }));
/** Hundredths of a point by currency. */
export type Liability = z.infer<typeof liabilityRows>;
const accountRows = z.array(z.object({ account_id: z.string() }));

export default class ClubModuleService extends TableService({
  ClubMembership,
  JoiningBonus,
  LedgerEntry,
  Referral,
}) {
  /** Appends the planned entries to an account's ledger, once: see `appendEntries`. No other method appends. */
  @InjectTransactionManager()
  append(
    accountId: string,
    plan: PlanEntries,
    now: Date | null = null,
    @CallContext() context: Context<EntityManager> = {},
  ): Promise<Appended | null> {
    return appendEntries(expectManager(context, "transaction"), accountId, plan, now);
  }

  /** Reads an account's membership, past ones included, with its whole ledger; null when it has never joined. */
  @InjectManager()
  async readLedger(
    accountId: string,
    @CallContext() context: Context<EntityManager> = {},
  ): Promise<{ membership: Membership; rows: LedgerRow[] } | null> {
    const manager = expectManager(context);
    const membership = await readMembership(manager, accountId);
    return membership && { membership, rows: await readEntries(manager, accountId) };
  }

  /**
   * Reads a page of a member's ledger, the newest entry first, and the total number of entries; null when the account
   * is not a member.
   */
  @InjectManager()
  async readLedgerPage(
    accountId: string,
    page: LedgerPage,
    @CallContext() context: Context<EntityManager> = {},
  ): Promise<{ rows: LedgerRow[]; total: number } | null> {
    const manager = expectManager(context);
    const membership = await readMembership(manager, accountId);
    return membership === null || membership.leftAt !== null
      ? null
      : readEntriesPage(manager, accountId, page);
  }

  /** Finds the accounts, out of the given ones, that are members. Returns their ids. */
  @InjectManager()
  async listMembers(
    accountIds: readonly string[],
    @CallContext() context: Context<EntityManager> = {},
  ): Promise<string[]> {
    if (accountIds.length === 0) return [];
    const rows = accountRows.parse(
      await expectManager(context).execute(
        `select "account_id" from "club_membership" where "account_id" in (${accountIds.map(() => "?").join(", ")})
           and "left_at" is null and "deleted_at" is null`,
        [...accountIds],
      ),
    );
    return rows.map(({ account_id }) => account_id);
  }

  @InjectTransactionManager()
  join(
    member: NewMember,
    now: Date,
    @CallContext() context: Context<EntityManager> = {},
  ): Promise<{ id: string; isNew: boolean }> {
    return insertMembership(expectManager(context, "transaction"), member, now);
  }

  @InjectTransactionManager()
  leave(accountId: string, now: Date, @CallContext() context: Context<EntityManager> = {}): Promise<boolean> {
    return endMembership(expectManager(context, "transaction"), accountId, now);
  }

  /** Ends the membership of a deleted account; see `forgetMember`. */
  @InjectTransactionManager()
  forget(accountId: string, now: Date, @CallContext() context: Context<EntityManager> = {}): Promise<void> {
    return forgetMember(expectManager(context, "transaction"), accountId, now);
  }

  @InjectTransactionManager()
  payReferral(
    order: { friendAccountId: string; orderId: string; suspicion: ReferralReason | null },
    now: Date,
    @CallContext() context: Context<EntityManager> = {},
  ): Promise<ReferralState | null> {
    return payReferral(expectManager(context, "transaction"), order, now);
  }

  @InjectTransactionManager()
  decideReferral(
    decision: { id: string; isApproved: boolean; author: string },
    now: Date,
    @CallContext() context: Context<EntityManager> = {},
  ): Promise<boolean> {
    return decideReferral(expectManager(context, "transaction"), decision, now);
  }

  @InjectTransactionManager()
  holdReferral(
    order: { friendAccountId: string; reason: ReferralReason },
    @CallContext() context: Context<EntityManager> = {},
  ): Promise<void> {
    return holdReferral(expectManager(context, "transaction"), order);
  }

  /** Deletes the mailbox hashes of joining bonuses before an instant. @returns the number deleted, up to the limit */
  @InjectManager()
  async forgetBonusesBefore(
    before: Date,
    limit: number,
    @CallContext() context: Context<EntityManager> = {},
  ): Promise<number> {
    const rows = await expectManager(context).execute<unknown[]>(
      `delete from "joining_bonus" where "id" in (
         select "id" from "joining_bonus" where "created_at" < ? limit ?) returning "id"`,
      [before, limit],
    );
    return rows.length;
  }

  /** Lists the next accounts, by id, with an expired lot that still has points and is not ended. */
  @InjectManager()
  async listExpired(
    now: Date,
    { after, limit }: { after: string; limit: number },
    @CallContext() context: Context<EntityManager> = {},
  ): Promise<string[]> {
    const rows = accountRows.parse(
      await expectManager(context).execute(
        `select "account_id" from "club_membership"
         where "next_expiry_at" <= ? and "account_id" > ? and "deleted_at" is null
         order by "account_id" limit ?`,
        [now, after, limit],
      ),
    );
    return rows.map(({ account_id }) => account_id);
  }

  /**
   * Returns the points that members could spend at an instant. Sums all entries until then, so call it on request only.
   */
  @InjectManager()
  async readLiability(at: Date, @CallContext() context: Context<EntityManager> = {}): Promise<Liability> {
    return liabilityRows.parse(
      await expectManager(context).execute(
        `select m."currency", sum(e."amount_minor") as "minor" from "ledger_entry" e
         join "club_membership" m on m."account_id" = e."account_id" and m."deleted_at" is null
         where e."at" <= ? group by m."currency" order by m."currency"`,
        [at],
      ),
    );
  }
}
