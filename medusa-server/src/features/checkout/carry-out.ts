import type { PricedCheckout } from "@spolverk/domain";
import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError } from "@medusajs/framework/utils";
import { expectPresent } from "../../database/expect-present.ts";
import { CHECKOUT_MODULE } from "../orders/modules/checkout/index.ts";
import { captureOrder } from "../payments/capture-order.ts";
import type { UndonePayment } from "../payments/undo-payment.ts";
import { preparePaymentWorkflow } from "./workflows/prepare-payment-workflow.ts";
import { type Attempt, attemptOrder } from "./attempt-order.ts";
import type { CheckoutRow, PreparedRow } from "../orders/checkout-row.ts";
import { giveUpPlacing } from "./give-up-placing.ts";
import { isDue } from "./is-due.ts";
import { attemptEnds, placementActions, type PlacementRequest, toPlacementState } from "./placement-table.ts";

type Terms = {
  /** The priced checkout of the request, when it prepares a payment. */
  priced?: PricedCheckout;
  /** When the placing is given up, records up to this version can no longer be placed. */
  upToVersion: number;
  now: Date;
};

/** Result of a request. `money` is the outcome of the shopper's payment when a placing was given up, otherwise null. */
export type CarriedOut = {
  checkout: CheckoutRow;
  attempt: Attempt | null;
  money: UndonePayment | null;
  /** Whether this call captured or recorded the money of an order. */
  isMoneyTaken: boolean;
  /** The provider refuses to cancel the payment, because the shopper has paid in the meantime. */
  isTooLate: boolean;
};

/**
 * Runs the actions of the placement table for a checkout and a request. Call it under the checkout's lock.
 *
 * @throws the error of Medusa or of a service that does not answer; the placing then stays for the next call, unless
 *   the table ends it. MedusaError CONFLICT while another payment of the checkout may have been made
 */
export async function carryOut(
  container: MedusaContainer,
  checkout: CheckoutRow,
  request: PlacementRequest,
  terms: Terms,
): Promise<CarriedOut> {
  const done: CarriedOut = {
    checkout,
    attempt: null,
    money: null,
    isMoneyTaken: false,
    isTooLate: false,
  };
  for (const action of placementActions[toPlacementState(checkout)][request]) {
    switch (action) {
      case "prepare":
        done.checkout = await prepare(container, done.checkout, terms);
        break;
      case "giveUp":
        done.money = await unlessTooLate(giveUpPlacing(container, done.checkout, terms.upToVersion));
        done.isTooLate = done.money === null;
        break;
      case "takeMoney":
        done.isMoneyTaken =
          checkout.capture_due &&
          (await captureOrder(container, checkout.id, expectPresent(checkout.order_id, "order")));
        break;
      case "attempt":
      case "withdraw":
        Object.assign(done, await attemptAndEnd(container, done.checkout, request, action, terms));
        if (isEnded(done, request, action)) return done;
        if (action === "withdraw") done.checkout = { ...done.checkout, cart_id: null, held_until: null };
        break;
    }
  }
  return done;
}

/** Tells whether the remaining actions are skipped after an attempt. @throws MedusaError CONFLICT as carryOut does */
function isEnded(
  { attempt, isTooLate }: CarriedOut,
  request: PlacementRequest,
  action: "attempt" | "withdraw",
): boolean {
  if (attempt?.kind === "placed") return true;
  if (action === "attempt" || (attempt?.kind !== "paymentUnknown" && !isTooLate)) return false;
  if (request === "cancel") return true;
  throw new MedusaError(MedusaError.Types.CONFLICT, "Another payment may have been paid");
}

/** Creates a cart and a payment for the requested priced checkout. */
async function prepare(
  container: MedusaContainer,
  checkout: CheckoutRow,
  { priced }: Terms,
): Promise<CheckoutRow> {
  await preparePaymentWorkflow(container).run({
    input: {
      checkout_id: checkout.id,
      payment_reference: checkout.payment_reference,
      superseded_cart_id: checkout.cart_id,
      priced: expectPresent(priced, "priced checkout"),
    },
  });
  const checkouts = container.resolve(CHECKOUT_MODULE);
  return checkouts.retrieveCheckout(checkout.id);
}

/** Attempts the order, and ends the placing when the table says so. */
async function attemptAndEnd(
  container: MedusaContainer,
  checkout: CheckoutRow,
  request: PlacementRequest,
  action: "attempt" | "withdraw",
  terms: Terms,
): Promise<Pick<CarriedOut, "attempt" | "money" | "isTooLate">> {
  const prepared: PreparedRow = { ...checkout, cart_id: expectPresent(checkout.cart_id, "cart") };
  const attempt = await attemptOrder(container, prepared);
  const end = attemptEnds[attempt.kind][request === "settle" ? "settle" : action];
  const isKept =
    end === "keep" || (end === "giveUpWhenDue" && !(await isDue(container, prepared, attempt, terms.now)));
  if (isKept) {
    if ("error" in attempt) throw attempt.error;
    return { attempt, money: null, isTooLate: false };
  }
  const ending = giveUpPlacing(container, prepared, terms.upToVersion, end === "giveUpUnpaid");
  // After an attempt, a provider's refusal to cancel means "too late" only when the shopper withdraws a pending payment.
  // In other cases it is an error, because the placing has to end.
  const mayBeLate = action === "withdraw" && attempt.kind === "paymentPending";
  const money = mayBeLate ? await unlessTooLate(ending) : await ending;
  if (attempt.kind === "wrongAmount" && money !== null) await noteWrongAmount(container, checkout.id, money);
  if ("error" in attempt && request !== "settle") throw attempt.error;
  return { attempt, money, isTooLate: money === null };
}

/** Returns the outcome of the payment; null when the provider refuses to cancel it. */
async function unlessTooLate(ending: Promise<UndonePayment>): Promise<UndonePayment | null> {
  try {
    return await ending;
  } catch (error) {
    if (MedusaError.isMedusaError(error) && error.type === MedusaError.Types.NOT_ALLOWED) return null;
    throw error;
  }
}

/** Records a wrong amount for the merchandiser, whichever call found it, because it is a defect of the shop. */
async function noteWrongAmount(
  container: MedusaContainer,
  checkoutId: string,
  money: UndonePayment,
): Promise<void> {
  const checkouts = container.resolve(CHECKOUT_MODULE);
  const reason = "another amount was paid than the order's";
  await checkouts.createPaymentChecks({ checkout_id: checkoutId, order_id: null, action: money, reason });
}
