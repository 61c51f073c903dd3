import type { Language } from "@spolverk/content";
import { calculatePayable, findGiftCardProblem, isStepReachable } from "@spolverk/domain";
import type { Checkout } from "../../contract/checkout.ts";
import type { ErrorCode } from "../../contract/error.ts";
import { ApiFailure } from "../../http/api-failure.ts";
import type { Services } from "../../routes/services.ts";
import { changeCheckout } from "./change-checkout.ts";
import { preparePayment } from "./prepare-payment.ts";

/**
 * Has a gift card pay for a checkout as far as it goes, or no longer. Of the card the checkout keeps the id
 * and never the code. What is left to pay is prepared anew where a way to pay has been chosen.
 *
 * @param code as it was typed; null takes the card away
 * @throws ApiFailure gift_card_unknown, another problem of the card, or what every change may refuse
 */
export async function enterGiftCard(
  services: Services,
  id: string,
  language: Language,
  code: string | null,
): Promise<Checkout> {
  const card = code === null ? null : await services.commerce.findGiftCard(code);
  if (code !== null && card === null) throw refuse("gift_card_unknown");
  const checkout = await changeCheckout(services, id, language, {
    apply: ({ currency, lines, totals }) => {
      const payable = calculatePayable(totals.total, lines);
      const order = { currency, payable, now: services.now().toISOString() };
      const problem = card && findGiftCardProblem(card, order);
      if (problem) throw refuse(problem);
      return { giftCardId: card?.id ?? null };
    },
  });
  const isPrepared = isStepReachable("payment", checkout.step) && checkout.paymentMethod !== null;
  return isPrepared && checkout.lines.length > 0 ? preparePayment(services, checkout, language) : checkout;
}

function refuse(code: ErrorCode): ApiFailure {
  return new ApiFailure(code, { fields: { "body.code": "invalid" } });
}
