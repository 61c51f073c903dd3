import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { shop } from "./shop.ts";

/** Stripe's numbers for tests. */
export const testCards = {
  accepted: "4242424242424242",
  declined: "4000000000000002",
  challenge: "4000002760003184",
};

/** Fills the card form of the payment step, which comes from the emulator for Stripe. */
export async function fillCard(page: Page, number: string): Promise<void> {
  await page.locator("input[name=cardNumber]").fill(number);
}

/** Pays a card payment of the API as the form does, by the card that is accepted. */
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
