import type { PreparedPayment } from "@spolverk/domain";
import { vi } from "vitest";
import { z } from "zod";
import { createAdminCoupons } from "../../testing/medusa/create-admin-coupons.ts";
import { createAdminMessages } from "../../testing/medusa/create-admin-messages.ts";
import { pickByStock } from "../../testing/pick-by-stock.ts";
import { describeBackend, type StockState } from "../../testing/port/backend.suite.ts";
import { buyGiftCard } from "../../testing/medusa/buy-gift-card.ts";
import { payByCard } from "../../testing/medusa/pay-by-card.ts";
import { shipInAdmin } from "../../testing/medusa/ship-in-admin.ts";
import { createMedusaBackend } from "./create-medusa-backend.ts";

const { MEDUSA_URL, INTERNAL_TOKEN, ADMIN_EMAIL, ADMIN_PASSWORD } = process.env;
const { STRIPE_URL, SWISH_PHONE_URL, PAY_LATER_URL, MAIL_URL } = process.env;
const emulators = [STRIPE_URL, SWISH_PHONE_URL, PAY_LATER_URL];
if (
  !MEDUSA_URL ||
  !INTERNAL_TOKEN ||
  !ADMIN_EMAIL ||
  !ADMIN_PASSWORD ||
  !MAIL_URL ||
  !emulators.every(Boolean)
)
  throw new Error(
    "Set MEDUSA_URL, INTERNAL_TOKEN, ADMIN_EMAIL, ADMIN_PASSWORD, STRIPE_URL, SWISH_PHONE_URL, PAY_LATER_URL and MAIL_URL of a seeded medusa-server",
  );

/** Sets the outcome of a payment on the page of the Swish emulator that plays the phone. */
async function usePhone(payment: PreparedPayment, outcome: string): Promise<void> {
  if (payment.kind !== "swish") throw new Error("There is nothing on the phone");
  const body = new URLSearchParams({ outcome });
  await fetch(`${SWISH_PHONE_URL}/phone/${payment.id}`, { method: "POST", body, redirect: "manual" });
}

/** Approves the payment in the widget of the pay-later emulator. */
async function authorize(payment: PreparedPayment): Promise<string> {
  if (payment.kind !== "pay_later") throw new Error("There is no widget");
  const body = { client_token: payment.clientToken, category: payment.category, decision: "approve" };
  const reply = await fetch(`${PAY_LATER_URL}/_widget/authorize`, {
    method: "POST",
    body: JSON.stringify(body),
  });
  return z.object({ authorization_token: z.string() }).parse(await reply.json()).authorization_token;
}

const mailsSchema = z.object({ mails: z.array(z.object({ text: z.string() })) });

/** Waits for this many mails with a token link to an address. */
async function readTokens(email: string, count: number, link: RegExp): Promise<string[]> {
  const read = async () => {
    const reply = await fetch(`${MAIL_URL}/mails?to=${encodeURIComponent(email)}`);
    const { mails } = mailsSchema.parse(await reply.json());
    return mails.flatMap(({ text }) => link.exec(text)?.[1] ?? []);
  };
  return vi.waitUntil(
    async () => {
      const tokens = await read();
      return tokens.length >= count && tokens;
    },
    { timeout: 45_000, interval: 100 },
  );
}

const newsletterLinks = {
  confirmation: /\/newsletter\/confirm#([\w-]+)/,
  welcome: /\/newsletter\/unsubscribe#([\w-]+)/,
};
const admin = { url: MEDUSA_URL, email: ADMIN_EMAIL, password: ADMIN_PASSWORD };

describeBackend("Medusa", async () => {
  const now = () => new Date();
  const open = () => createMedusaBackend({ url: MEDUSA_URL, token: INTERNAL_TOKEN, timeoutMs: 30_000, now });
  const backend = open();
  const usedUp = new Set<string>();
  return {
    ...backend,
    messages: createAdminMessages(admin),
    createCoupon: createAdminCoupons(admin),
    ship: shipInAdmin(admin),
    now,
    reopen: open,
    pay: (payment) =>
      payment.kind === "swish" ? usePhone(payment, "paid") : payByCard(payment, "pm_card_visa"),
    decline: (payment) =>
      payment.kind === "swish" ? usePhone(payment, "declined") : payByCard(payment, "pm_card_chargeDeclined"),
    leaveUnknown: (payment) => usePhone(payment, "ds24"),
    authorize,
    sellGiftCard: () =>
      buyGiftCard(backend, (payment) => payByCard(payment, "pm_card_visa"), { mailboxUrl: MAIL_URL, now }),
    // The mailbox lists the newest mail first.
    readNewsletterTokens: async (email, kind, count) =>
      (await readTokens(email, count, newsletterLinks[kind])).toReversed(),
    readConfirmationTokens: (email, count) => readTokens(email, count, /#confirm=([\w-]+)/),
    readInvitationTokens: (email, count) => readTokens(email, count, /\/account\/invitation#token=([\w-]+)/),
    async pick(state: StockState) {
      const picked = pickByStock(
        await backend.engine.listProducts(),
        await backend.engine.getSettings(),
        state,
      )
        .filter(({ variation }) => !usedUp.has(variation.id))
        .toSorted((a, b) => a.variation.stock.totalAvailable - b.variation.stock.totalAvailable)
        .at(state === "plenty" ? -1 : 0);
      if (!picked) throw new Error(`Nothing in the seeded shop is ${state}`);
      if (state === "last") usedUp.add(picked.variation.id);
      return picked;
    },
  };
});
