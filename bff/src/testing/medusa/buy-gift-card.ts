import type { PreparedPayment } from "@spolverk/domain";
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { createPricedCheckout } from "../create-priced-checkout.ts";
import { createRecord } from "../create-record.ts";
import { place } from "../place.ts";
import type { Backend } from "../../commerce/backend.ts";
import { toSoldGiftCard } from "../../commerce/to-sold-gift-card.ts";

const lookEveryMs = 100;
const looks = 300;

/** Buys the smallest gift card in SEK by card and reads its code in the mailbox, for the port's tests. */
export async function buyGiftCard(
  { engine, store }: Backend,
  pay: (payment: PreparedPayment) => Promise<void>,
  { mailboxUrl, now }: { mailboxUrl: string; now: () => Date },
): Promise<{ code: string; value: number }> {
  const cards = (await engine.listProducts())
    .flatMap((product) => product.variations.map((variation) => ({ product, variation })))
    .flatMap((found) => ({ ...found, sold: toSoldGiftCard(found.product, found.variation) }))
    .filter(({ sold }) => sold?.currency === "SEK")
    .toSorted((a, b) => (a.sold?.value ?? 0) - (b.sold?.value ?? 0));
  const [card] = cards;
  if (!card?.sold) throw new Error("The seeded shop sells no gift card in SEK");
  const email = `${randomUUID()}@example.com`;
  const priced = {
    ...createPricedCheckout({
      lines: [{ ...card, quantity: 1 }],
      currency: "SEK",
      country: "SE",
      vatRate: 25,
      shippingOption: null,
      paymentMethod: "stripe",
    }),
    email,
  };
  const record = createRecord(now());
  await store.createCheckout(record);
  await pay(await engine.preparePayment(record.id, priced));
  const { kind } = await place(engine, record.id, priced);
  if (kind !== "placed") throw new Error(`The gift card was not sold: ${kind}`);
  return { code: await readCode(mailboxUrl, email), value: card.sold.value };
}

async function readCode(mailboxUrl: string, email: string): Promise<string> {
  for (let look = 0; look < looks; look += 1) {
    const response = await fetch(`${mailboxUrl}/mails?to=${encodeURIComponent(email)}`);
    const { mails } = (await response.json()) as { mails: { text: string }[] };
    const code = mails.map(({ text }) => /([0-9A-Z]{4}-){3}[0-9A-Z]{4}/.exec(text)?.[0]).find(Boolean);
    if (code) return code;
    await pause(lookEveryMs);
  }
  throw new Error(`No gift card was mailed to ${email}`);
}
