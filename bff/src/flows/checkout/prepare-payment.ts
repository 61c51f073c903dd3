import type { Language } from "@spolverk/content";
import type { Checkout } from "../../contract/checkout.ts";
import type { Services } from "../../routes/services.ts";
import { toOrderDraft } from "./to-order-draft.ts";

/** Has the backend prepare exactly the payment of a checkout that has come so far. */
export async function preparePayment(
  { commerce }: Pick<Services, "commerce">,
  checkout: Checkout,
  language: Language,
): Promise<Checkout> {
  const payment = await commerce.preparePayment(checkout.id, toOrderDraft(checkout, language));
  return { ...checkout, payment };
}
