import type { LinkDefinition } from "@medusajs/framework/types";
import {
  EventPriority,
  Modules,
  OrderWorkflowEvents,
  ReservationItemWorkflowEvents,
} from "@medusajs/framework/utils";
import { createWorkflow, parallelize, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import {
  createOrdersStep,
  createRemoteLinkStep,
  emitEventStep,
  reserveInventoryStep,
  updateCartsStep,
} from "@medusajs/medusa/core-flows";
import type { NewApproval } from "../../invoices/approvals/resolve-approval.ts";
import type { CartRow } from "../sql/read-cart.ts";
import type { CartGoods } from "../sql/read-cart-stock.ts";
import { toOrder } from "../to-order.ts";
import { toReservations } from "../to-reservations.ts";
import type { CouponUse } from "../../coupons/coupon-use.ts";
import { expectPresent } from "../../../database/expect-present.ts";
import { attachOrderStep } from "./steps/attach-order-step.ts";
import { countCouponUseStep } from "../../coupons/workflows/steps/count-coupon-use-step.ts";
import { markFeesFulfilledStep } from "./steps/mark-fees-fulfilled-step.ts";
import { rememberApprovalStep } from "../../invoices/workflows/steps/remember-approval-step.ts";

export type PlaceOrderInput = {
  checkout_id: string;
  cart: CartRow;
  /** The cart's goods, with their available quantity. */
  goods: readonly CartGoods[];
  /** Use of the cart's coupon. */
  use: CouponUse | null;
  /** Approval of an order by invoice. */
  approval: NewApproval | null;
};

/**
 * Creates the order of a cart with an authorized payment, as Medusa's own cart completion does, but from data that was
 * already read (docs/decisions/0057). A failure compensates the finished steps; the payment stays as it is. Call it
 * under the locks of the checkout, its goods, its coupon and the company that pays its invoice.
 */
export const placeOrderWorkflow = createWorkflow("place-order", (input: PlaceOrderInput) => {
  const orders = createOrdersStep(transform({ input }, ({ input }) => [toOrder(input.cart)]));
  const order = transform({ orders }, ({ orders }) => expectPresent(orders[0], "order"));
  const [, , reservations] = parallelize(
    createRemoteLinkStep(transform({ input, order }, ({ input, order }) => toLinks(input.cart, order.id))),
    updateCartsStep(transform({ input }, ({ input }) => [{ id: input.cart.id, completed_at: new Date() }])),
    reserveInventoryStep(
      transform({ input, order }, ({ input, order }) => ({
        items: toReservations(order.items ?? [], input.goods),
      })),
    ),
    markFeesFulfilledStep(
      transform({ order }, ({ order }) => ({ order_id: order.id, items: order.items ?? [] })),
    ),
    countCouponUseStep(transform({ input }, ({ input }) => ({ use: input.use }))),
    rememberApprovalStep(
      transform({ input, order }, ({ input, order }) => ({ order_id: order.id, approval: input.approval })),
    ),
    emitEventStep({
      eventName: OrderWorkflowEvents.PLACED,
      data: transform({ order }, ({ order }) => ({ id: order.id })),
      options: { priority: EventPriority.CRITICAL },
    }),
  );
  emitEventStep({
    eventName: ReservationItemWorkflowEvents.CREATED,
    data: transform({ reservations }, ({ reservations }) => reservations.map(({ id }) => ({ id }))),
  }).config({ name: "emit-reservations-created" });
  attachOrderStep(
    transform({ input, order }, ({ input, order }) => ({
      checkout_id: input.checkout_id,
      cart_id: input.cart.id,
      order_id: order.id,
    })),
  );
  return new WorkflowResponse(order);
});

function toLinks({ id, promotion_ids, payment_collection_ids }: CartRow, orderId: string): LinkDefinition[] {
  const ofOrder = { [Modules.ORDER]: { order_id: orderId } };
  return [
    { ...ofOrder, [Modules.CART]: { cart_id: id } },
    ...promotion_ids.map((promotion_id) => ({ ...ofOrder, [Modules.PROMOTION]: { promotion_id } })),
    ...payment_collection_ids.map((payment_collection_id) => ({
      ...ofOrder,
      [Modules.PAYMENT]: { payment_collection_id },
    })),
  ];
}
