import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError } from "@medusajs/framework/utils";
import { toMinor } from "@spolverk/domain";
import { toInvoiceParty, toOrganizationLocks } from "../invoices/approvals/invoice-party.ts";
import { resolveApproval } from "../invoices/approvals/resolve-approval.ts";
import { type CouponUse, toCouponLock } from "../coupons/coupon-use.ts";
import { findUsedUp, type UsedUp } from "../coupons/find-used-up.ts";
import { CHECKOUT_MODULE } from "../orders/modules/checkout/index.ts";
import type { KnownPurchase } from "../orders/modules/checkout/service.ts";
import { type PlaceOrderInput, placeOrderWorkflow } from "./workflows/place-order-workflow.ts";
import { faultPoint } from "../../environment/fault-point.ts";
import { listGoods, releaseHold } from "./hold-stock.ts";
import { listMissing } from "./list-missing.ts";
import { readCart } from "./sql/read-cart.ts";
import { calculateCartTotal } from "./read-cart-total.ts";
import { type CartGoods, readCartStock } from "./sql/read-cart-stock.ts";
import { withStockLocks } from "./with-stock-locks.ts";

export type CompletedCart =
  | { kind: "placed"; orderId: string }
  | { kind: "notEnoughStock"; skus: string[] }
  | { kind: "couponUsed"; by: UsedUp };

/**
 * Maximum number of attempts under contention for the same goods, when a lock times out or Postgres resolves a deadlock
 * by an abort.
 */
const attempts = 5;

/**
 * Creates the order of an authorized cart. The checkout's hold becomes the order's own reservation. Until the order
 * exists, locks keep other carts from taking the held stock, the coupon's last use or the company's credit. Call it
 * under the checkout's lock.
 *
 * @param known the cart's goods, as read before the locks were taken
 * @param use of the cart's coupon
 */
export async function completeCart(
  container: MedusaContainer,
  purchase: KnownPurchase,
  known: readonly CartGoods[],
  use: CouponUse | null,
): Promise<CompletedCart> {
  const { checkoutId, cartId } = purchase;
  const checkouts = container.resolve(CHECKOUT_MODULE);
  const inventoryItemIds = listGoods(known);
  const party = toInvoiceParty(purchase.priced);
  const complete = async (): Promise<CompletedCart> => {
    // A stalled process may have lost the checkout's lease: the check under these locks prevents a second order.
    const { order_id, cart_id } = await checkouts.retrieveCheckout(checkoutId, {
      select: ["order_id", "cart_id"],
    });
    if (order_id !== null) return { kind: "placed", orderId: order_id };
    if (cart_id !== cartId) throw new Error(`The cart of checkout ${checkoutId} was replaced meanwhile`);
    const usedUp = use && (await findUsedUp(container, use));
    if (usedUp) return { kind: "couponUsed", by: usedUp };
    await checkouts.writePlacing(checkoutId, { placing_at: new Date() });
    await releaseHold(container, checkoutId, inventoryItemIds);
    faultPoint("before-order");
    const goods = await readCartStock(container, purchase);
    const missing = listMissing(goods);
    if (missing.length > 0) return { kind: "notEnoughStock", skus: missing };
    const cart = await readCart(container, cartId);
    // The order is created from the present cart: its total has to equal the authorized amount.
    if (toMinor(calculateCartTotal(cart)) !== purchase.priced.totals.toPay) {
      throw new MedusaError(
        MedusaError.Types.INVALID_DATA,
        `Cart ${cartId} costs another amount than was agreed`,
      );
    }
    const approval = party && (await resolveApproval(container, party));
    return runWorkflow(container, purchase, { checkout_id: checkoutId, cart, goods, use, approval });
  };
  const others = [`order:${checkoutId}`, ...(use ? [toCouponLock(use)] : []), ...toOrganizationLocks(party)];
  return withStockLocks(container, inventoryItemIds, complete, others);
}

/**
 * Runs the workflow, at most `attempts` times. Medusa's error does not say why the order could not be created, so this
 * function looks for the cause after each failure.
 */
async function runWorkflow(
  container: MedusaContainer,
  purchase: KnownPurchase,
  input: PlaceOrderInput,
): Promise<CompletedCart> {
  for (let attempt = 1; ; attempt += 1) {
    const { result, errors } = await placeOrderWorkflow(container).run({ input, throwOnError: false });
    const error: unknown = errors[0]?.error;
    if (error === undefined) return { kind: "placed", orderId: result.id };
    const missing = listMissing(await readCartStock(container, purchase));
    if (missing.length > 0) return { kind: "notEnoughStock", skus: missing };
    const usedUp = input.use && (await findUsedUp(container, input.use));
    if (usedUp) return { kind: "couponUsed", by: usedUp };
    if (attempt === attempts) throw error;
  }
}
