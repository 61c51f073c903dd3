import { findLegalTexts } from "@spolverk/content";
import { isInvoice, isStepReachable, toCompanyKey } from "@spolverk/domain";
import type { z } from "zod";
import type { AcceptedCheckout, CheckoutRecord } from "../commerce/checkout-record.ts";
import { CommerceBusyError } from "../commerce/commerce-busy-error.ts";
import type { placeBodySchema } from "../contract/checkout-requests.ts";
import type { Checkout } from "../contract/checkout.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { InvoiceBuyer } from "../http/invoice-limit.ts";
import type { Services } from "../services.ts";
import type { CheckoutCall } from "./checkout-caller.ts";
import { askForNewsletter } from "../accounts/change-newsletter.ts";
import { finishOrder } from "./finish-order.ts";
import { type LoadedCheckout, loadCheckout } from "./load-checkout.ts";
import { showAccepted, showCheckout } from "./show-checkout.ts";
import { toCheckoutDigest } from "./to-checkout-digest.ts";

type PlaceBody = z.output<typeof placeBodySchema>;
/** The body of a call to place, with the hash of the client that sent it; see Caller. */
type PlaceRequest = PlaceBody & { clientHash: string | null };
type OnUnderway = (checkout: Checkout) => Promise<void>;

/**
 * Places the order of a checkout once. A call for a placed checkout returns its order. A call repeated after a lost
 * reply, or after the shopper has paid, requests the order of the same acceptance from the backend again. A reply
 * without an order means that the payment is pending.
 * @param onUnderway receives the checkout before the backend call, which may take long
 * @throws ApiFailure as loadCheckout does, step_not_reached, no_products, terms_not_accepted [5.7],
 * export_agreement_required [5.8], too_many_requests when the buyer has ordered by invoice too often, checkout_changed
 * when the checkout differs from what was shown, a line has become a backorder or another call has changed the
 * checkout, order_in_progress when its goods are sold out and the provider has not answered whether they are paid, or
 * what finishOrder throws
 */
export async function placeOrder(
  services: Services,
  call: CheckoutCall,
  body: PlaceRequest,
  onUnderway: OnUnderway,
): Promise<Checkout> {
  const loaded = await loadCheckout(services, call);
  if (isPlacing(loaded)) return continuePlacing(services, loaded, call, body, onUnderway);
  const shown = await showCheckout(services, loaded, call);
  const { payment: _payment, placing: _placing, order: _order, ...without } = shown;
  const { approval: _approval, digest: _digest, ...checkout } = without;
  const refusal = findRefusal(checkout, body);
  if (refusal) {
    // A concurrent call may be placing this checkout and have taken the goods: its order is then also the answer to
    // this call.
    const latest = await loadCheckout(services, call);
    if (isPlacing(latest)) return continuePlacing(services, latest, call, body, onUnderway);
    if (refusal.code === "no_products") return endWithoutGoods(services, latest, call, refusal);
    throw refusal;
  }
  const buyer = toInvoiceBuyer(checkout, body.clientHash);
  if (buyer) await limitInvoices(services, buyer);
  const { record } = loaded;
  const accepted: CheckoutRecord = {
    ...record,
    version: record.version + 1,
    changedAt: services.now().toISOString(),
    accepted: checkout,
    acceptedTerms: toAcceptedTerms(services, record.site, call, body),
    newsletter: body.newsletter,
    language: call.language,
  };
  await onUnderway({ ...shown, placing: "in_progress" });
  try {
    const placed = await finishOrder(services, accepted, checkout, body);
    if (body.newsletter && checkout.email !== null) {
      subscribe(services, { email: checkout.email, site: record.site }, call);
    }
    return placed;
  } catch (error) {
    if (buyer) await uncount(services, record.id, buyer, error);
    throw error;
  }
}

/**
 * Takes a call that made no order off the invoice limit: sold-out goods or a failing service must not lock a company
 * out for a day. After a lost reply, an order may exist: the count is kept until a later call for the checkout finds
 * that there is none.
 */
async function uncount(
  { invoiceLimit }: Services,
  checkoutId: string,
  buyer: InvoiceBuyer,
  failure: unknown,
): Promise<void> {
  const isAnswered = failure instanceof ApiFailure || failure instanceof CommerceBusyError;
  await (isAnswered ? invoiceLimit.giveBack(buyer) : invoiceLimit.keepUntilKnown(checkoutId, buyer));
}

/**
 * The legal texts that the shopper accepted and the time of acceptance. They are stored because the shop has to prove
 * the acceptance.
 */
function toAcceptedTerms(
  { library, sites, now }: Services,
  siteCode: string,
  { language }: CheckoutCall,
  { exportAgreement }: PlaceBody,
): CheckoutRecord["acceptedTerms"] {
  const site = sites.find(({ code }) => code === siteCode);
  if (!site) throw new Error(`No site ${siteCode}`);
  const { version, folder, language: readIn } = findLegalTexts(library, site, language);
  return { version, folder, language: readIn, at: now().toISOString(), exportAgreement };
}

const isPlacing = ({ order, record }: LoadedCheckout) => order !== null || record.accepted !== null;

/** Continues the placement of an accepted checkout. @throws ApiFailure as placeOrder does */
async function continuePlacing(
  services: Services,
  loaded: LoadedCheckout,
  call: CheckoutCall,
  body: PlaceRequest,
  onUnderway: OnUnderway,
): Promise<Checkout> {
  const { accepted } = loaded.record;
  if (loaded.order || !accepted) return showCheckout(services, loaded, call);
  await onUnderway({ ...showAccepted(loaded, accepted), placing: "in_progress" });
  if (isExpected(accepted, body)) return finishOrder(services, loaded.record, accepted, body);
  // Another tab accepted a total or an address that this tab does not show. If that acceptance is paid, it still
  // becomes the order.
  const asked = loaded.isAwaitingPayment ? await finishOrder(services, loaded.record, accepted, {}) : null;
  if (!asked?.order) throw new ApiFailure("checkout_changed");
  return asked;
}

/**
 * Cancels the prepared payment of a sold-out checkout, which refunds a payment that was made.
 * @returns the checkout with its order, if the order turns out to exist
 * @throws ApiFailure order_in_progress when the provider has not answered yet whether the checkout is paid, otherwise
 * the refusal
 */
async function endWithoutGoods(
  services: Services,
  { record }: LoadedCheckout,
  call: CheckoutCall,
  refusal: ApiFailure,
): Promise<Checkout> {
  const { kind } = await services.engine.cancelPlacing(record.id, record.version);
  if (kind === "pending") throw new ApiFailure("order_in_progress");
  if (kind === "placed") return showCheckout(services, await loadCheckout(services, call), call);
  throw refusal;
}

/** Subscribes the shopper to the newsletter [3.43]; neither delays nor fails the order. */
function subscribe(
  services: Services,
  { email, site }: { email: string; site: string },
  { language, caller }: CheckoutCall,
): void {
  const isOwnersOwn = caller.user?.email === email.toLowerCase();
  const request = { email, language, site, source: "checkout", isOwnersOwn } as const;
  askForNewsletter(services, request).catch((error: unknown) => {
    services.logger.error({ err: error }, "The newsletter could not be asked for with the order");
  });
}

/** The buyer counted by the invoice limit; null for other payment methods. */
function toInvoiceBuyer(
  { paymentMethod, email, billing }: AcceptedCheckout,
  client: string | null,
): InvoiceBuyer | null {
  if (paymentMethod === null || !isInvoice(paymentMethod) || email === null || billing === null) return null;
  return { client, email, organization: toCompanyKey(billing) };
}

async function limitInvoices({ invoiceLimit }: Services, buyer: InvoiceBuyer): Promise<void> {
  const seconds = await invoiceLimit.take(buyer);
  if (seconds > 0) throw new ApiFailure("too_many_requests", { retryAfterSeconds: seconds });
}

/** The reason not to place the checkout in its current state; null when it can be placed. */
function findRefusal(checkout: AcceptedCheckout, body: PlaceBody): ApiFailure | null {
  if (!isStepReachable("payment", checkout.step)) return new ApiFailure("step_not_reached");
  if (checkout.lines.length === 0) return new ApiFailure("no_products");
  if (checkout.paymentMethod === null) return new ApiFailure("step_not_reached");
  if (!body.acceptTerms) {
    return new ApiFailure("terms_not_accepted", { fields: { "body.acceptTerms": "required" } });
  }
  if (checkout.restricted && !body.exportAgreement) {
    return new ApiFailure("export_agreement_required", { fields: { "body.exportAgreement": "required" } });
  }
  const waiting = checkout.lines.filter(({ isBackOrder }) => isBackOrder);
  const isUnexpected = waiting.some(({ id }) => !body.expectedBackOrders.includes(id));
  return isUnexpected || !isExpected(checkout, body) ? new ApiFailure("checkout_changed") : null;
}

/**
 * Whether the checkout equals what the shopper saw. Compares the lines, which another tab may have replaced by others
 * of the same price, and the sums: a gift card spent elsewhere raises the amount to pay at the same total, and expired
 * points may leave more to a gift card. The digest covers everything else that the shopper saw, such as an address
 * changed in another tab.
 */
function isExpected(checkout: AcceptedCheckout, body: PlaceBody): boolean {
  const { totals, lines } = checkout;
  const { expectedDigest } = body;
  const { expectedTotal, expectedToPay = expectedTotal, expectedLines = lines } = body;
  const { expectedPoints = totals.points } = body;
  const toKey = (shown: readonly { id: string; quantity: number }[]) =>
    shown
      .map(({ id, quantity }) => `${id}:${quantity}`)
      .toSorted()
      .join();
  return (
    expectedTotal === totals.total &&
    expectedToPay === totals.toPay &&
    expectedPoints === totals.points &&
    (expectedDigest === undefined || expectedDigest === toCheckoutDigest(checkout)) &&
    toKey(expectedLines) === toKey(lines)
  );
}
