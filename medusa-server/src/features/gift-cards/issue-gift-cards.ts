import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { readSites } from "@spolverk/content";
import { calculateGiftCardExpiry } from "@spolverk/domain";
import { readEnvironment } from "../../environment/environment.ts";
import { expectPresent } from "../../database/expect-present.ts";
import { CHECKOUT_MODULE } from "../orders/modules/checkout/index.ts";
import { GIFT_CARD_MODULE } from "./modules/gift-card/index.ts";
import { readRows } from "../../database/read-rows.ts";
import { createGiftCardCode, hashGiftCardCode, sealGiftCardCode } from "./gift-card-code.ts";

const orderRow = z.object({
  canceled_at: z.unknown(),
  items: z.array(
    z.object({
      id: z.string(),
      variant_id: z.string().nullish(),
      quantity: z.coerce.number().int(),
    }),
  ),
  payment_collections: z
    .array(
      z
        .object({
          payments: z.array(z.object({ captured_at: z.unknown(), canceled_at: z.unknown() })).nullish(),
        })
        .nullish(),
    )
    .nullish(),
});

const shownCharacters = 4;

/**
 * Issues the gift cards of an order that is paid in full: one per piece, however many repeated or concurrent calls
 * there are. Does nothing for an unpaid or cancelled order.
 */
export async function issueGiftCards(container: MedusaContainer, orderId: string): Promise<void> {
  const [order] = await readRows(container, orderRow, {
    entity: "order",
    fields: [
      "canceled_at",
      "items.*",
      "payment_collections.payments.captured_at",
      "payment_collections.payments.canceled_at",
    ],
    filters: { id: orderId },
  });
  const payments = (order?.payment_collections ?? [])
    .flatMap((collection) => collection?.payments ?? [])
    .filter(({ canceled_at }) => !canceled_at);
  const isPaid = payments.length > 0 && payments.every(({ captured_at }) => captured_at);
  if (order === undefined || order.canceled_at || !isPaid) return;

  const checkouts = container.resolve(CHECKOUT_MODULE);
  const purchase = await checkouts.findPurchaseOfOrder(orderId);
  if (purchase === null) return;
  const cards = container.resolve(GIFT_CARD_MODULE);
  const { GIFT_CARD_SECRET: secret } = readEnvironment(process.env);
  const { site: code, billing } = purchase.priced;
  const site = expectPresent(
    readSites().find((candidate) => candidate.code === code),
    `site ${code}`,
  );
  const expiry = calculateGiftCardExpiry({
    issuedAt: new Date().toISOString(),
    siteCountry: site.defaultCountry,
    buyer: billing,
  });
  for (const { id, quantity, variant_id } of order.items) {
    const sold = purchase.priced.lines.find(({ variationId }) => variationId === variant_id)?.giftCard;
    if (!sold) continue;
    for (let piece = 1; piece <= quantity; piece += 1) {
      const code = createGiftCardCode();
      await cards.issueOnce({
        code_hash: hashGiftCardCode(code, secret),
        sealed_code: sealGiftCardCode(code, secret),
        last_characters: code.slice(-shownCharacters),
        currency_code: sold.currency.toLowerCase(),
        value: sold.value,
        order_id: orderId,
        order_line_id: id,
        piece,
        expires_at: expiry === null ? null : new Date(expiry),
      });
    }
  }
}
