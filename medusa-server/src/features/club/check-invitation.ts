import type { Container } from "../../platform/container.ts";
import { CHECKOUT_MODULE } from "../orders/modules/checkout/index.ts";
import type { KnownPurchase } from "../orders/modules/checkout/service.ts";
import { CLUB_MODULE } from "./modules/club/index.ts";
import { isBonusWithheld } from "./modules/club/referral-states.ts";
import { findSuspicionOfCart } from "./find-suspicion.ts";
import { toRedemptionKey } from "./plan-order-points.ts";

/**
 * Tells whether the joining bonus is withheld in a cart. When a friend's first order looks like one of the inviter's
 * own, leaves the referral, and so the bonus, to a merchandiser's decision. Skips the check of a cart whose points are
 * already taken.
 */
export async function checkInvitation(
  container: Container,
  accountId: string,
  { checkoutId, cartId, priced: { billing, shipping } }: KnownPurchase,
): Promise<boolean> {
  const club = container.resolve(CLUB_MODULE);
  const checkouts = container.resolve(CHECKOUT_MODULE);
  const [referral] = await club.listReferrals(
    { friend_account_id: accountId },
    { select: ["state", "reason", "inviter_account_id", "decided_by"] },
  );
  if (referral === undefined || referral.state !== "waiting" || referral.decided_by !== null) {
    return isBonusWithheld(referral ?? null);
  }
  const [isTaken] = await club.listLedgerEntries(
    { account_id: accountId, idempotency_key: toRedemptionKey(cartId) },
    { select: ["id"], take: 1 },
  );
  if (isTaken !== undefined) return false;
  const [checkout] = await checkouts.listCheckouts({ id: checkoutId }, { select: ["client_hash"] });
  const reason = await findSuspicionOfCart(container, referral.inviter_account_id, {
    billing,
    shipping,
    clientHash: checkout?.client_hash ?? null,
  });
  if (reason === null) return false;
  await club.holdReferral({ friendAccountId: accountId, reason });
  return true;
}
