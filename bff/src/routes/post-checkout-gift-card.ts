import { enterGiftCard } from "../flows/checkout/enter-gift-card.ts";
import type { Handler } from "../http/mount.ts";
import type { Services } from "./services.ts";

/** POST /checkout/{id}/giftCard: pays by a gift card as far as it goes. */
export function postCheckoutGiftCard(services: Services): Handler<"POST /checkout/{id}/giftCard"> {
  return ({ params, query, body }) => enterGiftCard(services, params.id, query.language, body.code);
}
