import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { toMinor } from "@spolverk/domain";
import { GIFT_CARD_MODULE } from "../modules/gift-card/index.ts";
import type GiftCardModuleService from "../modules/gift-card/service.ts";
import { readBySql } from "../read-by-sql.ts";
import { giftCardReference } from "./gift-card-reference.ts";

const lineRow = z.object({ amount: z.coerce.number(), card_id: z.string() });

/**
 * Takes what a gift card pays for a cart off the card, before any other money is asked for. Doing it
 * twice changes nothing. Returns whether the card had it; true for a cart without one.
 */
export async function spendGiftCard(
  container: MedusaContainer,
  checkoutId: string,
  cartId: string,
): Promise<boolean> {
  const [line] = await readBySql(
    container,
    lineRow,
    `select "amount", "reference_id" as "card_id" from "credit_line"
     where "cart_id" = ? and "reference" = ? and "reference_id" is not null and "deleted_at" is null`,
    [cartId, giftCardReference],
  );
  if (line === undefined) return true;
  const cards: GiftCardModuleService = container.resolve(GIFT_CARD_MODULE);
  return cards.spend({ cardId: line.card_id, amount: toMinor(line.amount), cartId, checkoutId });
}

/** Puts it back, of a placing that came to nothing. */
export async function unspendGiftCard(container: MedusaContainer, cartId: string): Promise<void> {
  const cards: GiftCardModuleService = container.resolve(GIFT_CARD_MODULE);
  await cards.giveBack(cartId, null);
}
