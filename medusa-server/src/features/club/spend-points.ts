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
 * Takes what points pay for a cart off the ledger of its account, before any other money is asked for: the membership's
 * row is locked, so that no two carts spend the same point [5.9]. Doing it twice changes nothing.
 *
 * @returns whether they are taken; true for a cart without points, false once they were given back
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

/** Puts them back, of a placing that came to nothing. */
export async function unspendPoints(container: Container, cartId: string): Promise<void> {
  const checkouts = container.resolve(CHECKOUT_MODULE);
  const [purchase] = await checkouts.listPurchases({ cart_id: cartId }, { select: ["priced"] });
  if (!purchase?.priced) return;
  const { accountId, totals } = pricedCheckoutSchema.parse(purchase.priced);
  if (accountId === null || totals.points === 0) return;
  const club = container.resolve(CLUB_MODULE);
  await club.append(accountId, (ledger) => planUnspending(ledger, cartId));
}
