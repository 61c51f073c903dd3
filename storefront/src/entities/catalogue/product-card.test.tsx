// @vitest-environment jsdom
import type { EarlySale, ListingItem } from "@spolverk/bff/contract";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { toCard } from "../../api/card.ts";
import type { Session } from "../../session/use-session.ts";
import { createTestI18n } from "../../testing/create-test-i18n.ts";
import { fakePriorPrice, fakeProduct, fakeShop, fakeVariation } from "../../testing/fake-shop-api.ts";
import { toStoredAnswer } from "../../browser/has-agreed-cookies.ts";
import { toTestShop } from "../../testing/render-test-page.ts";
import { renderWithApp } from "../../testing/render-with-app.tsx";
import { signInAs } from "../../testing/sign-in-as.ts";
import { ProductCard } from "./product-card.tsx";
import { usePricing } from "./use-pricing.ts";

const reduced = {
  sale: { name: "Sale", discountPercentage: 20 },
  priorPrice: fakePriorPrice(19_920),
};
const today = "2026-11-21";
type Props = Omit<Parameters<typeof ProductCard>[0], "pricing">;

function PricedCard(props: Props) {
  return <ProductCard {...props} pricing={usePricing()} />;
}

/** Renders the card of a variation, the cheapest of its product. */
async function openCard(
  changes: Partial<ListingItem["variation"]>,
  {
    productStock = "inStock",
    noBackOrder = false,
    soldBy = fakeProduct.soldBy,
    legal = {},
    session,
    earlySales = [],
  }: Partial<
    Pick<ListingItem, "productStock"> & {
      noBackOrder: boolean;
      soldBy: typeof fakeProduct.soldBy;
      legal: Partial<ReturnType<typeof toTestShop>["site"]["legal"]>;
      session: Session;
      /** The API's reply for the signed-in account. */
      earlySales: EarlySale[];
    }
  > = {},
) {
  const variation = { ...fakeVariation, ...changes };
  const item = toCard({
    product: { ...fakeProduct, soldBy },
    variation,
    variationCount: 1,
    colorHexes: [],
    productStock,
  });
  const { t } = await createTestI18n();
  const card = (
    <PricedCard
      eager
      headingLevel={2}
      item={item}
      language="sv"
      noBackOrder={noBackOrder}
      t={t}
      today={today}
    />
  );
  const { site } = toTestShop();
  const page = await renderWithApp(card, {
    answer: (_, path) => Response.json(path.endsWith("/earlySales") ? { sales: earlySales } : fakeShop),
    shop: { site: { ...site, legal: { ...site.legal, ...legal } } },
    ...(session && { session }),
  });
  const link = await screen.findByRole("link", { name: fakeProduct.name });
  const readBadges = () =>
    [...document.querySelectorAll(".card-labels > *")].map(({ textContent }) => textContent);
  const badges = readBadges();
  return { ...page, link, badges, readBadges, text: document.body.textContent };
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
    "shows for a variation out of stock, of a product that is %s, with noBackOrder %s, the text %s [3.48]",
    async (productStock, noBackOrder, key) => {
      const stock = { totalAvailable: 0, ETA: null, items: [] };
      const { t } = await openCard({ stock }, { productStock, noBackOrder });
      expect(document.querySelector(".stock")?.textContent).toBe(t(key));
    },
  );

  it("shows the date of new stock, not that the goods are sold out, while they can be backordered [4.29] [3.48]", async () => {
    const stock = { totalAvailable: 0, ETA: "2026-12-09", items: [] };
    await openCard({ stock }, { productStock: "backOrder" });
    const shown = document.querySelector(".stock");
    expect(shown?.textContent).toBe("Åter i lager 9 december");
    expect(shown?.className).toBe("stock low");
    cleanup();
    const { t } = await openCard({ stock }, { productStock: "backOrder", noBackOrder: true });
    expect(document.querySelector(".stock")?.textContent).toBe(t("product.out"));
  });

  it("shows badges for a sale, a new product, a best seller and a staff pick", async () => {
    const { t, badges } = await openCard({
      activeDate: "2026-11-20",
      bestSeller: 1,
      staffPick: true,
      ...reduced,
    });
    expect(badges).toEqual([
      t("label.sale", { percent: 20 }),
      t("label.launchDeal"),
      t("label.new"),
      t("label.bestSeller"),
      t("label.staffPick"),
    ]);
  });

  it.each([
    ["below the lowest price of those days", 19_920, true],
    ["below a lower price within those days", 17_000, true],
    ["equal to a price within those days", 15_936, false],
    ["above a price within those days", 14_940, false],
    ["of goods without an earlier price", null, false],
  ])(
    "announces a sale only when it lowers the lowest price of the 30 days before it: a sale %s [2.48]",
    async (_, low, isShown) => {
      const priorPrice = low === null ? null : fakePriorPrice(low);
      const { t, badges } = await openCard({ ...reduced, priorPrice, bestSeller: 9 });
      expect(badges).toEqual(isShown ? [t("label.sale", { percent: 20 })] : []);
      expect(document.querySelector(".price b")?.textContent).toBe("199,20 SEK");
      expect(document.querySelector(".price s") !== null).toBe(isShown);
      expect(document.querySelector(".price.reduced") !== null).toBe(isShown);
    },
  );

  it("counts a reduction from the lowest price of the 30 days before the sale on sites whose law demands this [9.13]", async () => {
    const priorPrice = fakePriorPrice(17_928);
    const legal = { reductionFromLow: true };
    const { t, badges, text } = await openCard({ ...reduced, priorPrice, bestSeller: 9 }, { legal });
    expect(badges).toEqual([t("label.sale", { percent: 11 })]);
    expect(document.querySelector(".price b")?.textContent).toBe("199,20 SEK");
    expect(document.querySelector(".price s")?.textContent).toContain("224,10 SEK");
    expect(text).not.toContain("249,00");
  });

  it("shows the price per kilogram, with and without a sale", async () => {
    const { text } = await openCard({});
    expect(text).toContain("332,00 SEK per kg");
    cleanup();
    expect((await openCard(reduced)).text).toContain("265,60 SEK per kg");
  });

  it.each([
    ["metre", { length: 2 }, "124,50 SEK per m"],
    ["metre", { size: 750 }, null],
    [null, { size: 750, length: 2 }, null],
  ] as const)(
    "shows the price per unit of goods sold by the %s with %j: %s",
    async (soldBy, attributes, expected) => {
      const { text } = await openCard({ attributes }, { soldBy });
      expect(/[\d,]+ SEK per (kg|m)/.exec(text)?.[0] ?? null).toBe(expected);
    },
  );

  it("says beside the price of delivered goods that shipping is extra, on sites whose law demands this", async () => {
    const legal = { shippingBesidePrice: true };
    const { t, text } = await openCard({}, { legal });
    expect(text).toContain(t("price.plusShipping"));
    cleanup();
    const elsewhere = await openCard({});
    expect(elsewhere.text).not.toContain(t("price.plusShipping"));
    cleanup();
    const giftCard = await openCard({ physical: false }, { legal });
    expect(giftCard.text).not.toContain(t("price.plusShipping"));
  });

  describe("of an account with an agreement", () => {
    const session = (discountPercentage: number) =>
      signInAs({ agreements: [{ productId: "All", discountPercentage }] });
    const priceText = () => document.querySelector(".price")?.textContent ?? "";

    it("labels the account's price and strikes the list price [3.48] [6.6]", async () => {
      const { t, badges } = await openCard({ bestSeller: 9 }, { session: session(25) });
      expect(badges).toEqual([t("price.agreement")]);
      expect(priceText()).toContain("186,75");
      expect(document.querySelector(".price s")?.textContent).toContain("249,00");
      expect(priceText()).toContain(t("price.list"));
    });

    it("shows the account's price without the sale when the agreement's price is lower [9.13]", async () => {
      const { t, badges } = await openCard({ bestSeller: 9, ...reduced }, { session: session(25) });
      expect(badges).toEqual([t("price.agreement")]);
      expect(priceText()).not.toContain(t("price.lowest", { price: "" }).trim());
    });

    it("shows the sale when its price is below the agreement's [9.13]", async () => {
      const { t, badges } = await openCard({ bestSeller: 9, ...reduced }, { session: session(15) });
      expect(badges[0]).toBe(t("label.sale", { percent: 20 }));
      expect(badges).not.toContain(t("price.agreement"));
      expect(priceText()).toContain("199,20");
    });

    it("shows the list price when the agreement covers another product [3.3]", async () => {
      const other = signInAs({ agreements: [{ productId: "another", discountPercentage: 50 }] });
      const { badges } = await openCard({ bestSeller: 9 }, { session: other });
      expect([badges, priceText().includes("249,00")]).toEqual([[], true]);
    });
  });

  describe("of a variation with an upcoming sale", () => {
    const early: EarlySale = {
      variationId: fakeVariation.id,
      sale: { name: "Black Week", discountPercentage: 20 },
      priorPrice: fakePriorPrice(19_920),
      everybodyAt: "2026-11-27T08:00:00.000Z",
    };
    const priceText = () => document.querySelector(".price")?.textContent ?? "";

    it("shows and labels the club's price to a member [9.33]", async () => {
      const { t, readBadges } = await openCard(
        { bestSeller: 9 },
        { session: signInAs(), earlySales: [early] },
      );
      await waitFor(() => expect(readBadges()).toEqual([t("label.clubSale", { percent: 20 })]));
      expect(priceText()).toContain("199,20");
      expect(document.querySelector(".price s")?.textContent).toContain("249,00");
    });

    it("shows the club's price without a badge when it is not below the lowest price before the sale", async () => {
      const { t, readBadges } = await openCard(
        { bestSeller: 9 },
        { session: signInAs(), earlySales: [{ ...early, priorPrice: fakePriorPrice(15_000) }] },
      );
      await waitFor(() => expect(priceText()).toContain("199,20"));
      expect(priceText()).toContain(t("price.club"));
      expect([readBadges(), document.querySelector(".price s")]).toEqual([[], null]);
    });

    it("shows an ordinary sale to a member once the early sale is open to all [9.33]", async () => {
      const begun = { ...early, everybodyAt: null };
      const { t, readBadges } = await openCard(
        { bestSeller: 9 },
        { session: signInAs(), earlySales: [begun] },
      );
      await waitFor(() => expect(readBadges()).toEqual([t("label.sale", { percent: 20 })]));
    });

    it("shows the account's price when an agreement's price is lower [9.13]", async () => {
      const session = signInAs({ agreements: [{ productId: "All", discountPercentage: 25 }] });
      const { t, readBadges } = await openCard({ bestSeller: 9 }, { session, earlySales: [early] });
      await waitFor(() => expect(readBadges()).toEqual([t("price.agreement")]));
      expect(priceText()).toContain("186,75");
    });

    it("shows the list price to a guest, without a call for early sales [9.33]", async () => {
      const { calls, badges } = await openCard({ bestSeller: 9 });
      expect([badges, priceText().includes("249,00")]).toEqual([[], true]);
      expect(calls.filter(({ path }) => path.endsWith("/earlySales"))).toEqual([]);
    });

    it("makes no call for early sales for a company, which cannot join [6.7]", async () => {
      const { calls } = await openCard({ bestSeller: 9 }, { session: signInAs({ kind: "company" }) });
      expect(calls.filter(({ path }) => path.endsWith("/earlySales"))).toEqual([]);
    });
  });

  it("emits select_item on a press after consent to cookies", async () => {
    localStorage.setItem("spolverk.agreedCookies", toStoredAnswer(true, { by: "button", days: 180 }));
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
