// @vitest-environment jsdom
import type { ListingItem } from "@spolverk/bff/contract";
import { screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { toCard } from "../../api/card.ts";
import type { Session } from "../../session/use-session.ts";
import { createTestI18n } from "../../testing/create-test-i18n.ts";
import { fakeProduct, fakeShop, fakeVariation } from "../../testing/fake-shop-api.ts";
import { renderWithApp } from "../../testing/render-with-app.tsx";
import { signInAs } from "../../testing/sign-in-as.ts";
import { ProductCard } from "./product-card.tsx";
import { usePricing } from "./use-pricing.ts";

const today = "2026-11-21";
type Props = Omit<Parameters<typeof ProductCard>[0], "pricing">;

function PricedCard(props: Props) {
  return <ProductCard {...props} pricing={usePricing()} />;
}

/** Shows the card of a variation, which is the cheapest of its product. */
async function openCard(
  changes: Partial<ListingItem["variation"]>,
  {
    productStock = "inStock",
    noBackOrder = false,
    session,
  }: Partial<Pick<ListingItem, "productStock"> & { noBackOrder: boolean; session: Session }> = {},
) {
  const variation = { ...fakeVariation, ...changes };
  const item = toCard({
    product: fakeProduct,
    variation,
    variationCount: 1,
    colorHexes: [],
    productStock,
  });
  const { t } = await createTestI18n();
  const card = (
    <PricedCard eager headingLevel={2} item={item} noBackOrder={noBackOrder} t={t} today={today} />
  );
  const page = await renderWithApp(card, {
    answer: () => Response.json(fakeShop),
    ...(session && { session }),
  });
  const link = await screen.findByRole("link", { name: fakeProduct.name });
  const badges = [...document.querySelectorAll(".card-labels > *")].map(({ textContent }) => textContent);
  return { ...page, link, badges, text: document.body.textContent };
}

afterEach(() => {
  localStorage.clear();
  delete window.dataLayer;
});

describe("the product card [2.48]", () => {
  it("shows picture, attributes, price, bullets and View", async () => {
    const { t, text, badges } = await openCard({ bestSeller: 9 });
    const picture = document.querySelector("img");
    expect([picture?.getAttribute("width"), picture?.getAttribute("height")]).toEqual(["320", "320"]);
    for (const shown of ["Svart", "750 g", "249,00", "Jämn", "Ren", "Stark", t("card.view")]) {
      expect(text).toContain(shown);
    }
    expect(badges).toEqual([]);
  });

  it.each([
    ["inStock", false, "card.inOtherVariations"],
    ["backOrder", false, "card.toBackOrder"],
    ["backOrder", true, "product.out"],
    ["out", false, "product.out"],
  ] as const)(
    "says of a product that is %s beside a variation that is out, noBackOrder %s: %s [3.48]",
    async (productStock, noBackOrder, key) => {
      const stock = { totalAvailable: 0, ETA: null, items: [] };
      const { t } = await openCard({ stock }, { productStock, noBackOrder });
      expect(document.querySelector(".stock")?.textContent).toBe(t(key));
    },
  );

  it("has badges for a sale, a new product, a best seller and a staff pick", async () => {
    const sale = { name: "Sale", discountPercentage: 20 };
    const { t, badges } = await openCard({ activeDate: "2026-11-20", bestSeller: 1, staffPick: true, sale });
    expect(badges).toEqual([
      t("label.sale", { percent: 20 }),
      t("label.launchDeal"),
      t("label.new"),
      t("label.bestSeller"),
      t("label.staffPick"),
    ]);
  });

  describe("of an account with an agreement", () => {
    const sale = { name: "Sale", discountPercentage: 20 };
    const session = (discountPercentage: number) =>
      signInAs({ agreements: [{ productId: "All", discountPercentage }] });
    const priceText = () => document.querySelector(".price")?.textContent ?? "";

    it("is labelled as the account's price, the list price struck [3.48] [6.6]", async () => {
      const { t, badges } = await openCard({ bestSeller: 9 }, { session: session(25) });
      expect(badges).toEqual([t("price.agreement")]);
      expect(priceText()).toContain("186,75");
      expect(document.querySelector(".price s")?.textContent).toContain("249,00");
      expect(priceText()).toContain(t("price.list"));
    });

    it("is the account's and no sale where the agreement gives more [9.13]", async () => {
      const { t, badges } = await openCard({ bestSeller: 9, sale }, { session: session(25) });
      expect(badges).toEqual([t("price.agreement")]);
      expect(priceText()).not.toContain(t("price.lowest", { price: "" }).trim());
    });

    it("is the sale where that gives more [9.13]", async () => {
      const { t, badges } = await openCard({ bestSeller: 9, sale }, { session: session(15) });
      expect(badges[0]).toBe(t("label.sale", { percent: 20 }));
      expect(badges).not.toContain(t("price.agreement"));
      expect(priceText()).toContain("199,20");
    });

    it("is everybody's where the agreement is for something else [3.3]", async () => {
      const other = signInAs({ agreements: [{ productId: "another", discountPercentage: 50 }] });
      const { badges } = await openCard({ bestSeller: 9 }, { session: other });
      expect([badges, priceText().includes("249,00")]).toEqual([[], true]);
    });
  });

  it("emits select_item when it is pressed and the shopper has agreed to cookies", async () => {
    localStorage.setItem("spolverk.agreedCookies", "true");
    const { user, link } = await openCard({});
    await user.click(link);
    const { sku, name } = fakeVariation;
    expect(window.dataLayer).toEqual([
      {
        event: "select_item",
        items: [{ item_id: sku, item_name: fakeProduct.name, item_variant: name }],
      },
    ]);
  });
});
