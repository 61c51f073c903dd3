import type { CancelResult, PricedCheckout } from "@spolverk/domain";
import type { MedusaContainer } from "@medusajs/framework/types";
import {
  type PlaceBody,
  preparedPaymentSchema,
  type PlaceReply,
  type ProviderPayment,
} from "@spolverk/medusa-contract";
import { ACCOUNT_MODULE } from "../accounts/modules/account/index.ts";
import { CHECKOUT_MODULE } from "../orders/modules/checkout/index.ts";
import type { Attempt } from "./attempt-order.ts";
import { carryOut } from "./carry-out.ts";
import { keepAcceptedText } from "../invoices/terms/keep-accepted-text.ts";
import type { CheckoutRow } from "../orders/checkout-row.ts";
import { isPreparedFor } from "./is-prepared-for.ts";
import { readPlacedOrder } from "./read-placed-order.ts";
import { settleInterruptedPlacing } from "./settle-interrupted-placing.ts";
import { toHash } from "./to-purchase.ts";
import { whileInProgress } from "../orders/placing-in-progress.ts";
import { withCheckoutLock } from "../orders/with-checkout-lock.ts";

/**
 * Prepares the charge of exactly this priced checkout. Has no effect when this charge is prepared already, or when the
 * checkout has an order. Ends another placing that awaits payment first.
 * @throws MedusaError NOT_FOUND when the checkout does not exist, CONFLICT while that other placing may have been paid;
 *   also as withCheckoutLock does
 */
export function preparePayment(
  container: MedusaContainer,
  checkoutId: string,
  priced: PricedCheckout,
): Promise<ProviderPayment> {
  const request = `prepare:${toHash(priced)}`;
  return withCheckoutLock(container, checkoutId, { from: "shopper", request }, async () => {
    const { checkout } = await readCheckout(container, checkoutId);
    const isSame = await isPreparedFor(container, checkout, priced);
    const done = await carryOut(container, checkout, isSame ? "prepareSame" : "prepareOther", {
      priced,
      upToVersion: checkout.cancelled_version,
      now: new Date(),
    });
    return preparedPaymentSchema.parse(done.checkout.payment);
  });
}

/**
 * Creates the order of a priced checkout, or returns that it awaits payment. Saves the checkout's record first, so that
 * only the record that the shopper accepted is placed. Idempotent: a concurrent or repeated call, also after a
 * crash, returns the same order.
 * @throws MedusaError NOT_FOUND when the checkout does not exist; also as withCheckoutLock and carryOut do
 */
export function placeOrder(
  container: MedusaContainer,
  checkoutId: string,
  { priced, record, acceptance, paymentToken, clientHash }: PlaceBody,
): Promise<PlaceReply> {
  const hash = toHash(priced);
  const request = `place:${record.version}:${paymentToken ?? ""}:${hash}`;
  const place = async (): Promise<PlaceReply> => {
    const checkouts = container.resolve(CHECKOUT_MODULE);
    const { checkout } = await readCheckout(container, checkoutId);
    if (checkout.order_id !== null) return toPlaced(container, checkout.order_id);
    if (!(await isBuyerThere(container, priced))) return { kind: "changed" };
    if (record.version <= checkout.cancelled_version) {
      return { kind: checkout.payment_failed ? "paymentFailed" : "cancelled" };
    }
    const isStored = record.version === checkout.version && checkout.accepted_hash === hash;
    const save = { id: checkoutId, ...record, accepted_hash: hash, acceptance };
    if (!isStored && !(await checkouts.saveNextVersion(save))) return { kind: "changed" };
    if (acceptance) await keepAcceptedText(container, acceptance.terms.version);
    const token = paymentToken ?? checkout.payment_token;
    const client = clientHash ?? checkout.client_hash;
    if (token !== checkout.payment_token || client !== checkout.client_hash) {
      await checkouts.writePlacing(checkoutId, { payment_token: token, client_hash: client });
    }
    const asked = { ...checkout, version: record.version, payment_token: token, client_hash: client };
    const isSame = await isPreparedFor(container, asked, priced);
    const { attempt } = await carryOut(container, asked, isSame ? "placeSame" : "placeOther", {
      priced,
      upToVersion: record.version,
      now: new Date(),
    });
    return toPlaceResult(container, attempt);
  };
  return whileInProgress(container, checkoutId, () =>
    withCheckoutLock(container, checkoutId, { from: "shopper", request }, place),
  );
}

/**
 * Ends the placing of a checkout's record so that the shopper can change the checkout, unless the record turns out to
 * be paid. A concurrent call to place the same record then has no effect.
 * @throws MedusaError NOT_FOUND when the checkout does not exist; also as withCheckoutLock does
 */
export function cancelPlacing(
  container: MedusaContainer,
  checkoutId: string,
  version: number,
): Promise<CancelResult> {
  const request = `cancel:${version}`;
  return withCheckoutLock(container, checkoutId, { from: "shopper", request }, async () => {
    const { checkout } = await readCheckout(container, checkoutId);
    if (checkout.order_id !== null) return toPlaced(container, checkout.order_id);
    const terms = { upToVersion: version, now: new Date() };
    const { attempt, isTooLate } = await carryOut(container, checkout, "cancel", terms);
    if (attempt?.kind === "placed") return toPlaced(container, attempt.orderId);
    return { kind: isTooLate || attempt?.kind === "paymentUnknown" ? "pending" : "cancelled" };
  });
}

/** Reads a checkout after settling what a crashed process left while it created the order. */
export async function readCheckout(
  container: MedusaContainer,
  checkoutId: string,
): Promise<{ checkout: CheckoutRow; isAdopted: boolean }> {
  const checkouts = container.resolve(CHECKOUT_MODULE);
  const checkout = await checkouts.retrieveCheckout(checkoutId);
  if (checkout.order_id !== null || checkout.placing_at === null) return { checkout, isAdopted: false };
  const adoptedId = await settleInterruptedPlacing(container, checkout);
  return { checkout: await checkouts.retrieveCheckout(checkoutId), isAdopted: adoptedId !== null };
}

/** False when the account was deleted meanwhile: its order must not become a guest's. */
async function isBuyerThere(container: MedusaContainer, { accountId }: PricedCheckout): Promise<boolean> {
  if (accountId === null) return true;
  const accounts = container.resolve(ACCOUNT_MODULE);
  return (await accounts.listAccounts({ id: accountId }, { select: ["id"] })).length > 0;
}

async function toPlaced(
  container: MedusaContainer,
  orderId: string,
): Promise<Extract<PlaceReply, { kind: "placed" }>> {
  const { id, display_id, created_at, approval } = await readPlacedOrder(container, orderId);
  return { kind: "placed", order: { id, number: String(display_id), placedAt: created_at }, approval };
}

async function toPlaceResult(container: MedusaContainer, attempt: Attempt | null): Promise<PlaceReply> {
  switch (attempt?.kind) {
    case "placed":
      return toPlaced(container, attempt.orderId);
    case "paymentPending":
    case "paymentUnknown":
      return { kind: "paymentPending", payment: attempt.payment };
    case "notEnoughStock":
    case "stockReserved":
      return { kind: attempt.kind, skus: attempt.skus };
    case "couponUsed":
      return { kind: "couponUsed", by: attempt.by };
    case "giftCardChanged":
    case "pointsChanged":
    case "paymentFailed":
      return { kind: attempt.kind };
    case "wrongAmount":
      return { kind: "paymentFailed" };
    case "accountDeleted":
      return { kind: "changed" };
    default:
      throw new Error("No order was attempted");
  }
}
