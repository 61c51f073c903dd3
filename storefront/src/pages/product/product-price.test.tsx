// @vitest-environment jsdom
import type { EarlySale } from "@spolverk/bff/contract";
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { toShownProduct } from "../../api/card.ts";
import { usePricing } from "../../entities/catalogue/use-pricing.ts";
import { formatMoment } from "../../i18n/format-date.ts";
import type { Session } from "../../session/use-session.ts";
import { fakePriorPrice, fakeProduct, fakeShop, fakeVariation } from "../../testing/fake-shop-api.ts";
import { toTestShop } from "../../testing/render-test-page.ts";
import { renderWithApp } from "../../testing/render-with-app.tsx";
import { signInAs } from "../../testing/sign-in-as.ts";
import { ProductPrice } from "./product-price.tsx";

const everybodyAt = "2026-11-27T08:00:00.000Z";
const early: EarlySale = {
  variationId: fakeVariation.id,
  sale: { name: "Black Week", discountPercentage: 20 },
  priorPrice: fakePriorPrice(19_200),
  everybodyAt,
};

function Price({ type = fakeVariation.type }) {
  const product = toShownProduct({ ...fakeProduct, related: [], variations: [{ ...fakeVariation, type }] });
  const pricing = usePricing();
  const [variation] = product.variations;
  return variation && <ProductPrice pricing={pricing} product={product} variation={variation} />;
}

const openPrice = (session?: Session, sales: EarlySale[] = [early]) =>
  renderWithApp(<Price />, {
    answer: (_, path) => Response.json(path.endsWith("/earlySales") ? { sales } : fakeShop),
    ...(session && { session }),
  });
const moment = formatMoment(everybodyAt, "sv");

describe("the price on a product's page", () => {
  it("omits the VAT label for a gift card, which is taxed when it is spent", async () => {
    const answer = () => Response.json(fakeShop);
    const { t, container } = await renderWithApp(<Price type="giftCard" />, { answer });
    expect(container.querySelector("b")?.textContent).toBe("199,20 SEK");
    for (const label of ["price.withVat", "price.withoutVat"] as const) {
      expect(container.textContent).not.toContain(t(label));
    }
  });

  it("shows one price without mentioning VAT when none is due [9.3]", async () => {
    const { site, settings } = toTestShop();
    const shop = {
      site: { ...site, defaultCountry: "US" },
      settings: { ...settings, currency: "USD", showWithVat: false } as const,
    };
    const { t, container } = await renderWithApp(<Price />, { shop, answer: () => Response.json(fakeShop) });
    expect(container.querySelectorAll("b")).toHaveLength(1);
    for (const label of ["price.withVat", "price.withoutVat"] as const) {
      expect(container.textContent).not.toContain(t(label));
    }
  });

  it("shows a member the early sale of the club, with the time at which it opens to all [9.33]", async () => {
    const { t, container } = await openPrice(signInAs());
    expect(await screen.findByText(t("price.everybodyAt", { moment }))).toBeTruthy();
    expect(container.textContent).toContain(t("price.club"));
    expect(container.querySelector("b")?.textContent).toBe("199,20 SEK");
    // The lowest price before the sale is shown, as it is beside every sale.
    expect(container.textContent).toContain(t("price.lowest", { price: "240,00 SEK" }));
  });

  it("shows the list price to a guest and to an account outside the club [9.33]", async () => {
    for (const [session, sales] of [[undefined, [early]] as const, [signInAs(), []] as const]) {
      const { t, container, unmount } = await openPrice(session, [...sales]);
      expect(await screen.findByText("249,00 SEK")).toBeTruthy();
      expect(container.textContent).not.toContain(t("price.club"));
      unmount();
    }
  });

  it("returns to the list price when the member signs out [9.33]", async () => {
    const { t, container, setSession } = await openPrice(signInAs());
    await screen.findByText(t("price.everybodyAt", { moment }));
    setSession({ authReady: true, user: null, accounts: [], account: null });
    expect(container.querySelector("b")?.textContent).toBe("249,00 SEK");
  });
});
