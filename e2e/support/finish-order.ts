import { expect, type Page } from "@playwright/test";
import { fillCard, testCards } from "./card.ts";
import { stepSubmit } from "./step-submit.ts";
import { textsOf } from "./texts.ts";

/** Completes a checkout from its shipping step with home delivery and a card; returns the order number. */
export async function finishOrder(page: Page, language = "sv"): Promise<string> {
  const t = textsOf(language);
  await page
    .locator("label:has(input[name=shipping-option])")
    .filter({ hasNotText: t("checkout.shipping.servicePoint") })
    .first()
    .getByRole("radio")
    .check();
  await stepSubmit(page).click();
  await page.waitForURL(/\/payment/);
  const prepared = page.waitForResponse((reply) => new URL(reply.url()).pathname.endsWith("/payment"));
  await page.getByRole("radio", { name: t("checkout.payment.methods.stripe") }).check();
  await prepared;
  // The accessible name has no tags for the links.
  const accept = t("checkout.payment.acceptTerms").replaceAll(/<\/?\w+>/g, "");
  await page.getByRole("checkbox", { name: accept }).check();
  await fillCard(page, testCards.accepted);
  await stepSubmit(page).click();
  await expect(page.getByRole("heading", { name: t("checkout.confirmation.title") })).toBeVisible();
  return page.locator("main strong").first().innerText();
}
