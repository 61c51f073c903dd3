import { toInviteBonus } from "@spolverk/domain";
import type { EntityManager } from "../../../../platform/database.ts";
import { z } from "../../../../platform/zod.ts";
import { appendEntries } from "./append-entries.ts";
import type { ReferralReason } from "./referral-reasons.ts";
import { type ReferralState, referralStates } from "./referral-states.ts";

const referralRows = z.array(
  z.object({
    id: z.string(),
    friend_account_id: z.string(),
    inviter_account_id: z.string(),
    state: z.enum(referralStates),
    order_id: z.string().nullable(),
  }),
);
type ReferralRow = z.infer<typeof referralRows>[number];

/**
 * Adds the inviter's points for a friend's first paid order of filament [9.32], once, or leaves the referral to a
 * merchandiser's decision.
 *
 * @param order.suspicion why a merchandiser has to decide; null without a suspicion
 * @returns the state of the friend's referral; null without one
 */
export async function payReferral(
  transaction: EntityManager,
  order: { friendAccountId: string; orderId: string; suspicion: ReferralReason | null },
  now: Date,
): Promise<ReferralState | null> {
  const referral = await lockReferral(transaction, "friend_account_id", order.friendAccountId);
  if (referral === null || referral.state !== "waiting") return referral?.state ?? null;
  const decided = { ...referral, order_id: order.orderId };
  if (order.suspicion !== null) {
    return write(transaction, decided, { state: "pending_decision", reason: order.suspicion, author: null });
  }
  return pay(transaction, decided, { author: null, now });
}

/** Applies a merchandiser's decision to a referral that awaits one. @returns whether it awaited one */
export async function decideReferral(
  transaction: EntityManager,
  decision: { id: string; isApproved: boolean; author: string },
  now: Date,
): Promise<boolean> {
  const referral = await lockReferral(transaction, "id", decision.id);
  if (referral?.state !== "pending_decision") return false;
  const { author } = decision;
  if (!decision.isApproved) {
    await write(transaction, referral, { state: "refused", reason: null, author });
  } else if (referral.order_id === null) {
    // The friend has not bought yet: the approval applies to the first order.
    await write(transaction, referral, { state: "waiting", reason: null, author });
  } else {
    await pay(transaction, referral, { author, now });
  }
  return true;
}

/** Leaves a referral to a merchandiser's decision when the friend is about to pay with the bonus. */
export async function holdReferral(
  transaction: EntityManager,
  { friendAccountId, reason }: { friendAccountId: string; reason: ReferralReason },
): Promise<void> {
  const referral = await lockReferral(transaction, "friend_account_id", friendAccountId);
  if (referral?.state !== "waiting") return;
  await write(transaction, referral, { state: "pending_decision", reason, author: null });
}

async function pay(
  transaction: EntityManager,
  referral: ReferralRow,
  { author, now }: { author: string | null; now: Date },
): Promise<ReferralState> {
  const { friend_account_id: friendAccountId } = referral;
  const appended = await appendEntries(
    transaction,
    referral.inviter_account_id,
    ({ currency, isMember }) =>
      isMember
        ? [
            {
              type: "referral",
              amountMinor: toInviteBonus(currency),
              key: `referral:${friendAccountId}`,
              friendAccountId,
              author,
            },
          ]
        : [],
    now,
  );
  return appended === null || appended.added.length === 0
    ? write(transaction, referral, { state: "refused", reason: "inviter_left", author })
    : write(transaction, referral, { state: "paid", reason: null, author });
}

async function write(
  transaction: EntityManager,
  { id, order_id }: ReferralRow,
  { state, reason, author }: { state: ReferralState; reason: ReferralReason | null; author: string | null },
): Promise<ReferralState> {
  await transaction.execute(
    `update "referral" set "state" = ?, "reason" = coalesce(?, "reason"), "order_id" = ?, "decided_by" = ?,
       "decided_at" = case when ? then now() end, "updated_at" = now() where "id" = ?`,
    [state, reason, order_id, author, state !== "pending_decision", id],
  );
  return state;
}

async function lockReferral(
  transaction: EntityManager,
  column: "id" | "friend_account_id",
  value: string,
): Promise<ReferralRow | null> {
  const [referral] = referralRows.parse(
    await transaction.execute(
      `select "id", "friend_account_id", "inviter_account_id", "state", "order_id" from "referral"
       where "${column}" = ? and "deleted_at" is null for update`,
      [value],
    ),
  );
  return referral ?? null;
}
