import type { CheckoutReply, Immutable } from "@spolverk/medusa-contract";
import { toStoredRecord } from "../../commerce/checkout-record.ts";
import { MemoryGiftCards } from "../../commerce/memory/memory-gift-cards.ts";
import { MemoryPayments } from "../../commerce/memory/memory-payments.ts";
import type { ShopStore } from "../../commerce/store.ts";
import type { Checkout } from "../../contract/checkout.ts";
import { openClubShop } from "../club-shop.ts";
import { createTestShop, type TestShop } from "../create-test-shop.ts";
import { createFakeVatRegister } from "../fake-vat-register.ts";
import { testCatalogue } from "../test-catalogue.ts";
import {
  acceptanceOf,
  company,
  germanCompany,
  individual,
  recipient,
  walkToAddress,
  walkToPayment,
  walkToPlacing,
} from "../walk-checkout.ts";

/** Medusa's reply about a checkout. */
export type StoredCheckoutReply = Immutable<CheckoutReply["checkout"]>;

const spool = { id: "id-pla-black", quantity: 1 };
/** Causes the warning of mixed diameters beside the spool. */
const thick = { id: "id-pla-black-285", quantity: 1 };
const shipping = { ...recipient, shippingCellNumber: "070-123 45 67", shippingEmail: "gate@example.com" };
const cardCode = "0123456789ABCDEF";

/** Takes a checkout to each state in which it can be stored, by this release's API. Keyed by the state's name. */
export async function walkStoredCheckouts(): Promise<Record<string, StoredCheckoutReply>> {
  return {
    ...(await walkOpen()),
    ...(await walkPlaced()),
    ...(await walkUndecided()),
    ...(await walkEnded()),
    ...(await walkOfMember()),
  };
}

async function walkOpen(): Promise<Record<string, StoredCheckoutReply>> {
  const { register } = createFakeVatRegister({ [germanCompany.vatNumber]: "valid" });
  const shop = createTestShop({ payments: new MemoryPayments(), vatRegister: register });
  const started = await shop.post<Checkout>("/checkout", { site: "se", lines: [spool] });
  const addressed = await walkToAddress(shop, [spool], {
    shipping,
  });
  const reverseCharged = await walkToPayment(shop, [spool], {
    site: "de",
    billing: germanCompany,
    isCompany: true,
  });
  const paying = await walkToPlacing(shop, [spool]);
  return {
    started: await read(shop, started.reply),
    addressed: await read(shop, addressed),
    "reverse-charge": await read(shop, reverseCharged),
    "payment-prepared": await read(shop, paying),
  };
}

async function walkPlaced(): Promise<Record<string, StoredCheckoutReply>> {
  const giftCards = new MemoryGiftCards();
  giftCards.issue(cardCode, "SEK", 10_000, "2029-03-02T10:00:00.000Z");
  const limit = { SEK: 30_000, EUR: 0, USD: 0, DKK: 0, NOK: 0, GBP: 0 };
  const { settings, shippingOptions } = testCatalogue;
  const data = {
    ...testCatalogue,
    settings: { ...settings, invoice: { ...settings.invoice, creditLimit: limit } },
    shippingOptions: shippingOptions.map((option) => ({
      ...option,
      servicePoint: option.carrier === "db-schenker",
    })),
  };
  const point = {
    id: "point",
    name: "Kiosken",
    addressLine1: "Storgatan 1",
    zip: "222 23",
    city: "Lund",
    country: "SE",
    distanceMetres: 120,
    openingHours: [{ day: 1, opens: "08:00", closes: "20:00" }],
  };
  const servicePoints = { covers: () => true, findNearest: async () => [point] };
  const shop = createTestShop({ data, giftCards, servicePoints });
  const byCard = await walkToPlacing(shop, [spool, { id: "id-petg-sale", quantity: 1 }], {
    optionId: "schenker",
    shipping,
  });
  await shop.post(`/checkout/${byCard.id}/coupon`, { code: "WELCOME10" });
  const withCard = await walkToPlacing(shop, [spool, thick, { id: "id-gift-500", quantity: 1 }]);
  await shop.post(`/checkout/${withCard.id}/giftCard`, { code: cardCode });
  const byInvoice = await walkToPlacing(shop, [{ ...spool, quantity: 5 }], {
    billing: company,
    isCompany: true,
    method: "invoice_email",
  });
  for (const checkout of [byCard, withCard, byInvoice]) await place(shop, checkout);
  const awaiting = await read(shop, byInvoice);
  return {
    "placed-by-card": await read(shop, byCard),
    "placed-with-gift-card": await read(shop, withCard),
    "placed-by-invoice": awaiting,
    "approval-refused": { ...awaiting, order: awaiting.order && { ...awaiting.order, approval: "refused" } },
  };
}

async function walkUndecided(): Promise<Record<string, StoredCheckoutReply>> {
  const payments = new MemoryPayments();
  const shop = createTestShop({ payments });
  const [byCard, bySwish, declined, cancelled] = [
    await walkToPlacing(shop, [spool]),
    await walkToPlacing(shop, [spool], { method: "swish" }),
    await walkToPlacing(shop, [spool], { method: "swish" }),
    await walkToPlacing(shop, [spool]),
  ];
  for (const checkout of [byCard, bySwish, declined, cancelled]) await place(shop, checkout);
  const waiting = await read(shop, byCard);
  const { payment } = await read(shop, declined);
  if (payment?.kind === "swish" && payment.id !== null) payments.settleSwish(payment.id, "declined");
  await place(shop, declined);
  const { version } = (await readStored(shop.store, cancelled)).record;
  await shop.engine.cancelPlacing(cancelled.id, version);
  return {
    "awaiting-card": waiting,
    "awaiting-swish": await read(shop, bySwish),
    "in-progress": { ...waiting, in_progress: true },
    "payment-failed": await read(shop, declined),
    cancelled: await read(shop, cancelled),
  };
}

async function walkEnded(): Promise<Record<string, StoredCheckoutReply>> {
  const shop = createTestShop({
    wrapEngine: (engine) => ({
      ...engine,
      // Another shopper gets the last piece between the stock check and the order.
      placeOrder: async (accepted, priced, options) => {
        await engine.placeOrder(accepted, { ...priced, lines: priced.lines.map(withTooMany) }, options);
        return { kind: "notEnoughStock", skus: priced.lines.map(({ sku }) => sku) };
      },
    }),
  });
  const checkout = await walkToPlacing(shop, [spool]);
  await place(shop, checkout);
  return { "not-enough-stock": await read(shop, checkout) };
}

async function walkOfMember(): Promise<Record<string, StoredCheckoutReply>> {
  const shop = await openClubShop();
  await shop.joinWithPoints();
  const { member } = shop;
  const query = `accountId=${member.accountId}&language=en`;
  const placeOfMember = (checkout: Checkout) =>
    shop.post(`/checkout/${checkout.id}/place?${query}`, acceptanceOf(checkout), member.headers);
  const small = await walkToPlacing(shop, [spool], { member, billing: individual });
  const large = await walkToPlacing(shop, [{ ...spool, quantity: 2 }], { member });
  const { reply } = await shop.post<Checkout>(
    `/checkout/${large.id}/points?${query}`,
    { points: 20 },
    member.headers,
  );
  await placeOfMember(small);
  await placeOfMember(reply);
  return {
    "placed-by-member": await read(shop, small),
    "placed-with-points": await read(shop, large),
  };
}

const withTooMany = <T extends { quantity: number }>(line: T): T => ({ ...line, quantity: 1_000_000 });

async function place(shop: TestShop, { id }: Checkout): Promise<void> {
  const { reply } = await shop.get<Checkout>(`/checkout/${id}?language=en`);
  await shop.post(`/checkout/${id}/place?language=en`, acceptanceOf(reply));
}

async function readStored(store: ShopStore, { id }: Pick<Checkout, "id">) {
  const stored = await store.getCheckout(id);
  if (!stored) throw new Error("The checkout is gone");
  return stored;
}

async function read(
  { store }: Pick<TestShop, "store">,
  checkout: Pick<Checkout, "id">,
): Promise<StoredCheckoutReply> {
  const { record, placing, isInProgress, order, approval, payment } = await readStored(store, checkout);
  return {
    data: toStoredRecord(record),
    placing: placing === "awaitingPayment" ? "awaiting_payment" : placing,
    in_progress: isInProgress,
    order: order && {
      id: order.id,
      display_id: Number(order.number),
      created_at: order.placedAt,
      approval,
    },
    // Medusa has no payment in a shop that charges nothing.
    payment: payment?.kind === "test" ? { kind: "manual" } : payment,
  };
}
