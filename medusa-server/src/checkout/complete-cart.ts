import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { readInvoiceParty, toOrganizationLocks } from "../approvals/read-invoice-party.ts";
import { resolveApproval } from "../approvals/resolve-approval.ts";
import { type CouponUse, toCouponLock } from "../coupons/coupon-use.ts";
import { findUsedUp, type UsedUp } from "../coupons/find-used-up.ts";
import { CHECKOUT_MODULE } from "../modules/checkout/index.ts";
import type CheckoutModuleService from "../modules/checkout/service.ts";
import { type PlaceOrderInput, placeOrderWorkflow } from "../workflows/place-order.ts";
import { faultPoint } from "./fault-point.ts";
import { findMissingStock, listMissing } from "./find-missing-stock.ts";
import { listGoods, releaseHold } from "./hold-stock.ts";
import { readCart } from "./read-cart.ts";
import { readCartStock } from "./read-cart-stock.ts";
import { toPlaceFailure } from "./to-place-failure.ts";
import { withStockLocks } from "./with-stock-locks.ts";

export type CompletedCart =
  | { kind: "completed"; orderId: string }
  | { kind: "not_enough_stock"; skus: string[] }
  | { kind: "coupon_used"; by: UsedUp };

const attempts = 5;

/**
 * Makes the order of an authorized cart. What the checkout holds becomes the order's own reservation, and
 * no other cart can take it, the last use of its coupon or the company's credit in between. Call it under the checkout's
 * lock.
 *
 * @param use of the cart's coupon
 */
export async function completeCart(
  container: MedusaContainer,
  checkoutId: string,
  cartId: string,
  use: CouponUse | null,
): Promise<CompletedCart> {
  const checkouts: CheckoutModuleService = container.resolve(CHECKOUT_MODULE);
  const goods = await listGoods(container, cartId);
  const party = await readInvoiceParty(container, cartId);
  const complete = async (): Promise<CompletedCart> => {
    // A process that stood still may have lost the checkout's lease: under these locks no order is made twice.
    const { order_id, cart_id } = await checkouts.retrieveCheckout(checkoutId, {
      select: ["order_id", "cart_id"],
    });
    if (order_id !== null) return { kind: "completed", orderId: order_id };
    if (cart_id !== cartId) throw new Error(`The cart of checkout ${checkoutId} was replaced meanwhile`);
    const usedUp = use && (await findUsedUp(container, use));
    if (usedUp) return { kind: "coupon_used", by: usedUp };
    await checkouts.writePlacing(checkoutId, { placing_at: new Date() });
    await releaseHold(container, checkoutId, goods);
    faultPoint("before-order");
    const stock = await readCartStock(container, cartId);
    const missing = listMissing(stock);
    if (missing.length > 0) return { kind: "not_enough_stock", skus: missing };
    const cart = await readCart(container, cartId);
    const approval = party && (await resolveApproval(container, party));
    return runWorkflow(container, { checkout_id: checkoutId, cart, goods: stock, use, approval });
  };
  const others = [`order:${checkoutId}`, ...(use ? [toCouponLock(use)] : []), ...toOrganizationLocks(party)];
  return withStockLocks(container, goods, complete, others);
}

async function runWorkflow(container: MedusaContainer, input: PlaceOrderInput): Promise<CompletedCart> {
  for (let attempt = 1; ; attempt += 1) {
    const { result, errors } = await placeOrderWorkflow(container).run({ input, throwOnError: false });
    const error: unknown = errors[0]?.error;
    if (error === undefined) return { kind: "completed", orderId: result.id };
    const failure = toPlaceFailure(error);
    if (failure.kind === "coupon_used") return { kind: "coupon_used", by: "others" };
    if (failure.kind === "not_enough_stock") {
      const skus = await listShort(container, input.cart.id, failure.inventoryItemId);
      return { kind: "not_enough_stock", skus };
    }
    if (failure.kind !== "contention" || attempt === attempts) throw error;
  }
}

/** Others may have given stock back since: the item that the reservation named is missing all the same. */
async function listShort(container: MedusaContainer, cartId: string, inventoryItemId: string | null) {
  const missing = await findMissingStock(container, cartId);
  if (inventoryItemId === null) return missing;
  const { sku } = await container.resolve(Modules.INVENTORY).retrieveInventoryItem(inventoryItemId);
  return [...new Set([...missing, ...(sku ? [sku] : [])])];
}
