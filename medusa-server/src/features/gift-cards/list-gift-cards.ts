import type { MedusaContainer } from "@medusajs/framework/types";
import type { PageQuery } from "../../forms/page-query.ts";
import { GIFT_CARD_MODULE } from "./modules/gift-card/index.ts";

const fields = [
  ...(["id", "last_characters", "currency_code", "value", "order_id", "expires_at"] as const),
  ...(["disabled_at", "disabled_reason", "created_at"] as const),
];

/** Returns one page of the gift cards with their movements, the newest first, without their codes. */
export async function listGiftCards(container: MedusaContainer, { offset, limit }: PageQuery) {
  const cards = container.resolve(GIFT_CARD_MODULE);
  const [rows, count] = await cards.listAndCountGiftCards(
    {},
    { select: fields, order: { created_at: "DESC", id: "DESC" }, skip: offset, take: limit },
  );
  const movements = await cards.listGiftCardMovements(
    { gift_card_id: rows.map(({ id }) => id) },
    { order: { created_at: "ASC", id: "ASC" }, take: null },
  );
  return {
    count,
    gift_cards: rows.map((card) => {
      const own = movements.filter(({ gift_card_id }) => gift_card_id === card.id);
      return {
        ...card,
        is_expired: card.expires_at !== null && card.expires_at <= new Date(),
        balance: own.reduce((sum, { amount }) => sum + amount, 0),
        movements: own.map(({ id, kind, amount, cart_id, note, created_at }) => ({
          id,
          kind,
          amount,
          cart_id,
          note,
          created_at,
        })),
      };
    }),
  };
}
