import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { toMinor } from "@spolverk/domain";
import { GIFT_CARD_MODULE } from "../modules/gift-card/index.ts";
import type GiftCardModuleService from "../modules/gift-card/service.ts";
import { readRows } from "../read-rows.ts";

/** What marks the credit line of a cart as paid by a gift card, whose id it then names. */
export const giftCardReference = "gift-card";

const cartRow = z.object({
  credit_lines: z
    .array(
      z.object({
        amount: z.coerce.number(),
        reference: z.string().nullish(),
        reference_id: z.string().nullish(),
      }),
    )
    .nullish(),
});

/**
 * Takes what a gift card pays for a cart off the card, before any other money is asked for. Doing it
 * twice changes nothing. Returns whether the card had it; true for a cart without one.
 */
export async function spendGiftCard(
  container: MedusaContainer,
  checkoutId: string,
  cartId: string,
): Promise<boolean> {
  const [cart] = await readRows(container, cartRow, {
    entity: "cart",
    fields: ["credit_lines.amount", "credit_lines.reference", "credit_lines.reference_id"],
    filters: { id: cartId },
  });
  const line = cart?.credit_lines?.find(({ reference }) => reference === giftCardReference);
  if (!line?.reference_id) return true;
  const cards: GiftCardModuleService = container.resolve(GIFT_CARD_MODULE);
  return cards.spend({ cardId: line.reference_id, amount: toMinor(line.amount), cartId, checkoutId });
}

/** Puts it back, of a placing that came to nothing. */
export async function unspendGiftCard(container: MedusaContainer, cartId: string): Promise<void> {
  const cards: GiftCardModuleService = container.resolve(GIFT_CARD_MODULE);
  await cards.giveBack(cartId, null);
}
