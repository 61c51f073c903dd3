import { currencies } from "@spolverk/domain";
import type { createRandom } from "./random.ts";
import { person, type Purchase } from "./shopper.ts";
import { availableOf, listVariants, type TestVariant } from "./stock.ts";

const inSweden = {
  ...person,
  addressLine1: "Storgatan 1",
  zip: "252 20",
  city: "Helsingborg",
  country: "SE",
  cellNumber: "070-123 45 67",
};
const inFrance = {
  ...person,
  addressLine1: "1 rue de Rivoli",
  zip: "75001",
  city: "Paris",
  country: "FR",
  cellNumber: "+33 6 12 34 56 78",
};
const inAmerica = {
  ...person,
  addressLine1: "500 Market Street",
  zip: "94105",
  city: "San Francisco",
  state: "CA",
  country: "US",
  cellNumber: "+1 415 555 2671",
};
const weber = { ...person, company: "Weber Modellbau GmbH", organizationNumber: "HRB 86891" };

/** Whom VAT and delivery treat differently: at home, in the EU, without VAT there, outside it. */
const buyers = [
  { site: "se", company: false, billing: inSweden },
  {
    site: "se",
    company: true,
    billing: { ...inSweden, company: "Fräs AB", organizationNumber: "556012-5790" },
  },
  { site: "de", company: false, billing: person },
  { site: "de", company: true, billing: { ...weber, vatNumber: "DE136695976" } },
  { site: "fr", company: false, billing: inFrance },
  { site: "com", company: false, billing: inAmerica },
];

/** What is plenty in stock, and half of it on sale where there is as much. */
export async function listGoods(): Promise<TestVariant[]> {
  const plenty = (await listVariants()).filter((variant) => availableOf(variant) >= 30);
  const onSale = plenty.filter(({ variation_detail }) => variation_detail.sale_percentage !== null);
  return [...onSale, ...plenty.filter((variant) => !onSale.includes(variant)).slice(0, onSale.length + 20)];
}

/** A purchase of one to five kinds of goods in any currency, delivered and paid in any way that is offered. */
export function createPurchase(
  random: ReturnType<typeof createRandom>,
  goods: readonly TestVariant[],
): Purchase {
  const buyer = random.pick(buyers);
  const ids = new Set(Array.from({ length: random.between(1, 5) }, () => random.pick(goods).id));
  return {
    ...buyer,
    currency: random.pick(currencies),
    lines: [...ids].map((id) => ({ id, quantity: random.between(1, 12) })),
    delivery: random.between(0, 5),
    method: random.pick(buyer.company ? ["stripe", "invoice_email", "invoice_mail"] : ["stripe"]),
  };
}
