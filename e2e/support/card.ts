import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { shop } from "./shop.ts";

/** Stripe's test card numbers. */
export const testCards = {
  accepted: "4242424242424242",
  declined: "4000000000000002",
  challenge: "4000002760003184",
};

/** Fills in the card form of the payment step, from the Stripe emulator. */
export async function fillCard(page: Page, number: string): Promise<void> {
  await page.locator("input[name=cardNumber]").fill(number);
}

/** Pays a card payment through the Stripe emulator's API, as the payment form does, with the accepted card. */
export async function payByApi(
  request: APIRequestContext,
  payment: { kind: string; publishableKey?: string; clientSecret?: string },
): Promise<void> {
  expect(payment.kind).toBe("stripe");
  const { publishableKey: key = "", clientSecret: client_secret = "" } = payment;
  const id = client_secret.split("_secret_")[0];
  const paid = await request.post(`${shop.stripe}/v1/payment_intents/${id}/confirm`, {
    form: { key, client_secret, payment_method: "pm_card_visa" },
  });
  expect(paid.ok()).toBe(true);
}
