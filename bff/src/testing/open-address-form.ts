import type { Checkout } from "../contract/checkout.ts";
import { createTestShop } from "./create-test-shop.ts";

/**
 * Opens a checkout at its address step.
 * @returns a function that sends the form, and returns the field problems or, without any, the status
 */
export async function openAddressForm(isCompany = false) {
  const shop = createTestShop();
  const { reply } = await shop.post<Checkout>("/checkout", {
    site: "com",
    country: "SE",
    company: isCompany,
    lines: [{ id: "id-pla-black", quantity: 2 }],
  });
  await shop.post(`/checkout/${reply.id}/account`, { email: "a@example.com" });
  return async (billing: object, language = "en", shipping: object | null = null) => {
    const body = { billing, shipping };
    const answer = await shop.post(`/checkout/${reply.id}/address?language=${language}`, body);
    return answer.reply.fields ?? answer.status;
  };
}
