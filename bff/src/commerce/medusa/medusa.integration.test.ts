import { createAdminMessages } from "./create-admin-messages.ts";
import type { PreparedPayment } from "../../contract/checkout.ts";
import { pickByStock } from "../../testing/pick-by-stock.ts";
import { describeCommercePort, type StockState } from "../port.suite.ts";
import { buyGiftCard } from "./buy-gift-card.ts";
import { createMedusaCommerce } from "./create-medusa-commerce.ts";

const { MEDUSA_URL, INTERNAL_TOKEN, ADMIN_EMAIL, ADMIN_PASSWORD, STRIPE_URL, MAIL_URL } = process.env;
if (!MEDUSA_URL || !INTERNAL_TOKEN || !ADMIN_EMAIL || !ADMIN_PASSWORD || !STRIPE_URL || !MAIL_URL)
  throw new Error(
    "Set MEDUSA_URL, INTERNAL_TOKEN, ADMIN_EMAIL, ADMIN_PASSWORD, STRIPE_URL and MAIL_URL of a seeded medusa-server",
  );

/** Pays at the stand-in for Stripe as the shopper's browser does. */
async function payByCard(payment: PreparedPayment, card: string): Promise<void> {
  if (payment.kind !== "stripe") throw new Error("There is no card to be asked for");
  const { publishableKey: key, clientSecret } = payment;
  const id = clientSecret.split("_secret_")[0];
  const body = new URLSearchParams({ key, client_secret: clientSecret, payment_method: card });
  await fetch(`${STRIPE_URL}/v1/payment_intents/${id}/confirm`, { method: "POST", body });
}

describeCommercePort("Medusa", async () => {
  const now = () => new Date();
  const open = () => createMedusaCommerce({ url: MEDUSA_URL, token: INTERNAL_TOKEN, timeoutMs: 30_000, now });
  const port = open();
  const usedUp = new Set<string>();
  return {
    port,
    messages: createAdminMessages({ url: MEDUSA_URL, email: ADMIN_EMAIL, password: ADMIN_PASSWORD }),
    now,
    reopen: open,
    pay: (payment) => payByCard(payment, "pm_card_visa"),
    decline: (payment) => payByCard(payment, "pm_card_chargeDeclined"),
    sellGiftCard: () =>
      buyGiftCard(port, (payment) => payByCard(payment, "pm_card_visa"), { mailboxUrl: MAIL_URL, now }),
    async pick(state: StockState) {
      const picked = pickByStock(await port.listProducts(), await port.getSettings(), state)
        .filter(({ variation }) => !usedUp.has(variation.id))
        .toSorted((a, b) => a.variation.stock.totalAvailable - b.variation.stock.totalAvailable)
        .at(state === "plenty" ? -1 : 0);
      if (!picked) throw new Error(`Nothing in the seeded shop is ${state}`);
      if (state === "last") usedUp.add(picked.variation.id);
      return picked;
    },
  };
});
