import { sumFilament } from "@spolverk/domain";
import { pricedCheckoutSchema } from "@spolverk/medusa-contract";
import type { Container } from "../../platform/container.ts";
import { CHECKOUT_MODULE } from "../orders/modules/checkout/index.ts";
import type { KnownPurchase } from "../orders/modules/checkout/service.ts";
import { CLUB_MODULE } from "./modules/club/index.ts";
import { toBoughtLines } from "./to-bought-lines.ts";
import { checkInvitation } from "./check-invitation.ts";
import { planRedemption, planUnspending, sumRedeemed } from "./plan-order-points.ts";

/**
 * Takes a cart's payment by points from its account's ledger, before the payment provider is asked. The membership's
 * row lock keeps two carts from spending the same point [5.9]. Idempotent.
 *
 * @returns whether the points are taken; true for a cart without points, false once they were returned
 */
export async function spendPoints(container: Container, purchase: KnownPurchase): Promise<boolean> {
  const { cartId, priced } = purchase;
  const { accountId, currency, totals } = priced;
  const { points: pointsMinor } = totals;
  if (pointsMinor === 0) return true;
  if (accountId === null) return false;
  const isBonusWithheld = await checkInvitation(container, accountId, purchase);
  const filamentMinor = sumFilament(toBoughtLines(priced));
  const club = container.resolve(CLUB_MODULE);
  const appended = await club.append(accountId, (ledger) =>
    planRedemption(ledger, { cartId, currency, pointsMinor, filamentMinor, isBonusWithheld }),
  );
  return appended !== null && sumRedeemed(appended.entries, cartId) === pointsMinor;
}

/** Returns the points of a placing that was given up. */
export async function unspendPoints(container: Container, cartId: string): Promise<void> {
  const checkouts = container.resolve(CHECKOUT_MODULE);
  const [purchase] = await checkouts.listPurchases({ cart_id: cartId }, { select: ["priced"] });
  if (!purchase?.priced) return;
  const { accountId, totals } = pricedCheckoutSchema.parse(purchase.priced);
  if (accountId === null || totals.points === 0) return;
  const club = container.resolve(CLUB_MODULE);
  await club.append(accountId, (ledger) => planUnspending(ledger, cartId));
}
