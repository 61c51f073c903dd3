import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { PageQuery } from "../../../forms/page-query.ts";
import { GIFT_CARD_MODULE } from "../../../features/gift-cards/modules/gift-card/index.ts";

const fields = [
  ...(["id", "last_characters", "currency_code", "value", "order_id", "expires_at"] as const),
  ...(["disabled_at", "disabled_reason", "created_at"] as const),
];

/** The gift cards with their transactions, the newest first, without their codes. */
export async function GET(
  request: AuthenticatedMedusaRequest<unknown, PageQuery>,
  response: MedusaResponse,
): Promise<void> {
  const cards = request.scope.resolve(GIFT_CARD_MODULE);
  const { offset, limit } = request.validatedQuery;
  const [rows, count] = await cards.listAndCountGiftCards(
    {},
    { select: fields, order: { created_at: "DESC", id: "DESC" }, skip: offset, take: limit },
  );
  const movements = await cards.listGiftCardMovements(
    { gift_card_id: rows.map(({ id }) => id) },
    { order: { created_at: "ASC", id: "ASC" }, take: null },
  );
  response.json({
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
  });
}
