import { readSites } from "@spolverk/content";
import { selectShippingOptions } from "@spolverk/domain";
import { describe, expect, it } from "vitest";
import { fromContent } from "../commerce/memory/from-content.ts";
import type { CommerceData } from "../commerce/memory/commerce-data.ts";
import type { Checkout } from "../contract/checkout.ts";
import { createTestShop } from "../testing/create-test-shop.ts";
import { testCatalogue } from "../testing/test-catalogue.ts";
import { individual, walkToAddress, walkToPayment } from "../testing/walk-checkout.ts";

const spool = { id: "id-pla-black", quantity: 1 };
const printer = { id: "id-nozzle-04-ho", quantity: 1 };

/** Creates a shop with a pick-up point for up to 20 kg, a van for up to 35 kg, and a printer of this weight. */
function createShop(pieceGrams: number) {
  const [option] = testCatalogue.shippingOptions;
  const offer = { ...option!, carrier: "postnord", countries: ["SE", "DK"] };
  const data: CommerceData = {
    ...testCatalogue,
    products: testCatalogue.products.map((product) => ({
      ...product,
      variations: product.variations.map((variation) => ({
        ...variation,
        weightGrams: variation.id === printer.id ? pieceGrams : variation.weightGrams,
      })),
    })),
    shippingOptions: [
      { ...offer, id: "point", maxParcelGrams: 20_000 },
      { ...offer, id: "van", maxParcelGrams: 35_000 },
    ],
  };
  return createTestShop({ data });
}
const idsOf = ({ shippingOptions }: Checkout) => shippingOptions.map(({ id }) => id);

describe("heavy goods", () => {
  it.each([
    [20_000, ["point", "van"]],
    [20_001, ["van"]],
  ])("one piece of %i g is offered %j [3.51]", async (grams, offered) => {
    expect(idsOf(await walkToAddress(createShop(grams), [spool, printer]))).toEqual(offered);
  });

  it("many light pieces ship in several parcels, so that each service takes them [3.51]", async () => {
    const lines = [{ ...spool, quantity: 60 }];
    expect(idsOf(await walkToAddress(createShop(29_500), lines))).toEqual(["point", "van"]);
  });

  it("drop a chosen service when they are added, with one warning [3.51]", async () => {
    const shop = createShop(29_500);
    const { id } = await walkToPayment(shop, [spool], { optionId: "point" });
    const { reply } = await shop.post<Checkout>(`/checkout/${id}/lines`, { lines: [spool, printer] });
    expect(reply).toMatchObject({ shippingOptionId: null, shippingComplete: false, step: "shipping" });
    expect(reply.warnings.map(({ code }) => code)).toEqual(["shipping_option_removed"]);
    expect((await shop.get<Checkout>(`/checkout/${id}`)).reply.warnings).toEqual([]);
    const chosen = await shop.post(`/checkout/${id}/shipping`, { optionId: "point" });
    expect(chosen).toMatchObject({ status: 409, reply: { code: "shipping_option_unavailable" } });
  });

  it("lead to a refusal where no service of the country takes them [3.51]", async () => {
    const shop = createShop(35_001);
    const { reply } = await shop.post<Checkout>("/checkout", {
      site: "se",
      company: false,
      lines: [printer],
    });
    await shop.post(`/checkout/${reply.id}/account`, { email: "asa@example.com" });
    const path = `/checkout/${reply.id}/address?language=en`;
    const answer = await shop.post(path, { billing: individual, shipping: null });
    expect(answer).toMatchObject({
      status: 409,
      reply: {
        code: "goods_too_heavy",
        message:
          "None of our carriers takes goods this heavy to this country. Please write to support@example.com",
        fields: { "body.billing.country": "None of our carriers takes goods this heavy to this country" },
      },
    });
  });
});

describe("the shop with its content", () => {
  const { products, shippingOptions } = fromContent("2026-03-02");
  const weights = products.flatMap(({ variations }) =>
    variations.flatMap(({ weightGrams }) => weightGrams ?? []),
  );
  const heaviest = Math.max(...weights);
  const reached = readSites().flatMap(({ code, carriers: siteCarriers }) => {
    const countries = shippingOptions.flatMap((option) =>
      siteCarriers.includes(option.carrier) ? option.countries : [],
    );
    return [...new Set(countries)].map((country) => ({ code, siteCarriers, country }));
  });

  it("delivers its heaviest product wherever a site delivers [3.51]", () => {
    expect(heaviest).toBeGreaterThan(40_000);
    const unreached = reached.filter(
      (input) => selectShippingOptions(shippingOptions, { ...input, pieceGrams: [heaviest] }).length === 0,
    );
    expect(unreached).toEqual([]);
  });

  it("offers no pick-up point for a printer of more than 20 kg [3.51]", () => {
    const offered = reached.flatMap((input) =>
      selectShippingOptions(shippingOptions, { ...input, pieceGrams: [20_001] }),
    );
    expect(offered.filter(({ servicePoint }) => servicePoint)).toEqual([]);
  });
});
