// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { renderWithApp } from "../../testing/render-with-app.tsx";
import { toTestShop } from "../../testing/render-test-page.ts";
import { GiftCardTerm } from "./gift-card-term.tsx";

async function openTerm(defaultCountry: string) {
  const { site } = toTestShop({ language: "en" });
  return renderWithApp(<GiftCardTerm />, { language: "en", shop: { site: { ...site, defaultCountry } } });
}

describe("the gift card term on a product's page", () => {
  it.each([
    ["SE", "Valid for 3 years."],
    ["DE", "Valid for 3 years, counted from the end of the year."],
    ["US", "Valid for 5 years. In some states it never expires. The date is in the email."],
  ])("follows the country of the site %s", async (country, text) => {
    const { container } = await openTerm(country);
    expect(container.textContent).toBe(text);
  });
});
