import { readCarriers } from "@spolverk/content";
import { type PricedCheckout, resolveTaxArea, standardVatRates } from "@spolverk/domain";
import { describe, expect, it } from "vitest";
import type { Checkout } from "../contract/checkout.ts";
import { createFakeVatRegister } from "../testing/fake-vat-register.ts";
import { createTestShop } from "../testing/create-test-shop.ts";
import { testCatalogue } from "../testing/test-catalogue.ts";
import { acceptanceOf, individual, walkToPayment, walkToPlacing } from "../testing/walk-checkout.ts";

const [someOption] = testCatalogue.shippingOptions;
const reached = readCarriers().flatMap(({ services }) =>
  services.flatMap(({ zones }) => zones.flatMap(({ countries }) => countries)),
);
const lines = [{ id: "id-pla-black", quantity: 2 }];

/** Each territory that a carrier reaches: site, country, postcode, phone, and a VAT number valid for goods, or null. */
const addresses = [
  ["Monaco", "fr", "MC", "98000", "+377 6 12 34 56 78", "FR40303265045"],
  ["Northern Ireland", "co.uk", "GB", "BT1 5GS", "+44 7911 123456", "XI980780684"],
  ["Isle of Man", "co.uk", "GB", "IM1 1AF", "+44 7911 123456", null],
  ["Jersey", "co.uk", "GB", "JE2 3AB", "+44 7911 123456", null],
  ["Guernsey", "co.uk", "GB", "GY1 1AA", "+44 7911 123456", null],
  ["Åland", "fi", "FI", "22100", "+358 40 1234567", null],
  ["Canary Islands", "es", "ES", "35001", "+34 612 34 56 78", null],
  ["Ceuta", "es", "ES", "51001", "+34 612 34 56 78", null],
  ["Melilla", "es", "ES", "52001", "+34 612 34 56 78", null],
  ["Livigno", "it", "IT", "23041", "+39 347 123 4567", null],
  ["Campione", "it", "IT", "22061", "+39 347 123 4567", null],
  ["Büsingen", "de", "DE", "78266", "+49 1512 3456789", null],
  ["Heligoland", "de", "DE", "27498", "+49 1512 3456789", null],
  ["Mount Athos", "com", "GR", "630 86", "+30 691 234 5678", null],
  ["Guadeloupe", "fr", "FR", "97110", "+33 6 12 34 56 78", null],
  ["Martinique", "fr", "FR", "97200", "+33 6 12 34 56 78", null],
  ["French Guiana", "fr", "FR", "97300", "+33 6 12 34 56 78", null],
  ["Réunion", "fr", "FR", "97400", "+33 6 12 34 56 78", null],
  ["Mayotte", "fr", "FR", "97600", "+33 6 12 34 56 78", null],
  ["Saint Martin", "fr", "FR", "97150", "+33 6 12 34 56 78", null],
  ["Saint Barthélemy", "fr", "FR", "97133", "+33 6 12 34 56 78", null],
  ["San Marino", "com", "SM", "47890", "+378 66 66 12 12", null],
  ["Vatican City", "it", "IT", "00120", "+39 347 123 4567", null],
  ["Svalbard", "com", "NO", "9170", "+47 406 12 345", null],
  ["Greenland", "dk", "DK", "3900", "+45 20 12 34 56", null],
] as const;

function createShop() {
  const charged: PricedCheckout[] = [];
  const fake = createFakeVatRegister({ FR40303265045: "valid", XI980780684: "valid" });
  const option = { ...someOption!, countries: reached, freeAbove: null };
  const shop = createTestShop({
    vatRegister: fake.register,
    data: {
      ...testCatalogue,
      settings: { ...testCatalogue.settings, vatRates: standardVatRates },
      shippingOptions: ["postnord", "dhl-express", "ups"].map((carrier) => ({
        ...option,
        id: `${carrier}-everywhere`,
        carrier,
      })),
    },
    wrapEngine: (engine) => ({
      ...engine,
      placeOrder: async (accepted, priced, options) => {
        charged.push(priced);
        return engine.placeOrder(accepted, priced, options);
      },
    }),
  });
  return { shop, charged };
}

describe("an order for a territory", () => {
  it.each(addresses)(
    "%s on %s, %s %s: charges the territory's rate from the address step to the order [9.12]",
    async (_, site, country, zip, cellNumber) => {
      const { shop, charged } = createShop();
      const billing = { ...individual, country, zip, cellNumber };
      const { vatCountry } = resolveTaxArea({ country, zip });
      const rate = vatCountry === null ? 0 : standardVatRates[vatCountry];
      const checkout = await walkToPlacing(shop, lines, { site, billing });
      expect(checkout).toMatchObject({ vatRate: rate, reverseCharge: false, country });
      expect(checkout.totals.vat > 0).toBe(vatCountry !== null);
      const placed = await shop.post<Checkout>(`/checkout/${checkout.id}/place`, acceptanceOf(checkout));
      expect(placed).toMatchObject({ status: 200, reply: { vatRate: rate } });
      expect(charged[0]).toMatchObject({ vatRate: rate, totals: checkout.totals });
    },
  );

  it.each(addresses)(
    "%s on %s, %s %s: a company's VAT number counts where the territory is a member state for goods [3.39]",
    async (_, site, country, zip, cellNumber, vatNumber) => {
      const { shop } = createShop();
      const company = { ...individual, country, zip, cellNumber, company: "Ateljé", organizationNumber: "" };
      const { vatCountry } = resolveTaxArea({ country, zip });
      const rate = vatCountry === null ? 0 : standardVatRates[vatCountry];
      const walk = async (number: string, noVatNumber: boolean) => {
        const started = await shop.post<Checkout>("/checkout", { site, company: true, lines });
        const path = `/checkout/${started.reply.id}`;
        await shop.post(`${path}/account`, { email: "asa@example.com" });
        if (noVatNumber) await shop.post(`${path}/noVatNumber`, { noVatNumber });
        const billing = {
          ...company,
          vatNumber: number,
          organizationNumber: organizationNumbers[country] ?? "12345",
        };
        return shop.post<Checkout>(`${path}/address?language=en`, { billing, shipping: null });
      };
      const without = await walk("", true);
      expect(without).toMatchObject({ status: 200, reply: { vatRate: rate, reverseCharge: false } });
      if (vatNumber === null) return;
      expect((await walk("", false)).reply).toMatchObject({
        fields: { "body.billing.vatNumber": "Required" },
      });
      const reversed = await walk(vatNumber, false);
      expect(reversed).toMatchObject({ status: 200, reply: { vatRate: 0, reverseCharge: true } });
    },
  );

  it("to Northern Ireland includes British VAT for a company with a British number", async () => {
    const { shop } = createShop();
    const billing = {
      ...individual,
      country: "GB",
      zip: "BT1 5GS",
      cellNumber: "+44 7911 123456",
      company: "Ateljé",
      organizationNumber: "NI012345",
      vatNumber: "GB980780684",
    };
    const checkout = await walkToPayment(shop, lines, { site: "co.uk", billing, isCompany: true });
    expect(checkout).toMatchObject({ vatRate: 20, reverseCharge: false, importTax: null, warnings: [] });
  });

  it("charges by the postal code of delivery, not of the bill, and by the country until that code is known", async () => {
    const { shop } = createShop();
    const { reply } = await shop.post<Checkout>("/checkout", { site: "fi", company: false, lines });
    expect(reply.vatRate).toBe(25.5);
    await shop.post(`/checkout/${reply.id}/account`, { email: "asa@example.com" });
    const billing = { ...individual, country: "FI", zip: "22100", cellNumber: "+358 40 1234567" };
    const mainland = { ...individual, country: "FI", zip: "00100" };
    const { cellNumber: _, ...recipient } = mainland;
    const post = (body: object) => shop.post<Checkout>(`/checkout/${reply.id}/address`, body);
    expect((await post({ billing, shipping: recipient })).reply.vatRate).toBe(25.5);
    expect((await post({ billing, shipping: null })).reply.vatRate).toBe(0);
    const onMainland = { ...billing, zip: "00100" };
    expect(
      (await post({ billing: onMainland, shipping: { ...recipient, zip: "22100" } })).reply,
    ).toMatchObject({
      vatRate: 0,
      importTax: "possible",
      importDuties: false,
    });
    const moved = await shop.post<Checkout>(`/checkout/${reply.id}/country`, { country: "DE" });
    expect(moved.reply.vatRate).toBe(19);
  });
});

/** A valid organization number for each of the countries whose numbers are checked. */
const organizationNumbers: Readonly<Record<string, string>> = {
  GB: "NI012345",
  FI: "2077474-0",
  ES: "B58378431",
  IT: "00743110157",
  DE: "HRB 86891",
  FR: "303265045",
  NO: "923609016",
  DK: "13585628",
};
