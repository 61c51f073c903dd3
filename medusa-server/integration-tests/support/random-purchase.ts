import { currencies } from "@spolverk/domain";
import type { AgreementBody } from "../../src/features/accounts/api/agreement-body.ts";
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

/** Buyers with different rules for VAT and delivery: in Sweden, in the EU, in the EU without VAT, outside the EU. */
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

/** Lists plentiful goods: all that are on sale, and up to 20 more than as many others. */
export async function listGoods(): Promise<TestVariant[]> {
  const plenty = (await listVariants()).filter((variant) => availableOf(variant) >= 30);
  const onSale = plenty.filter(({ variation_detail }) => variation_detail.sale_percentage !== null);
  return [...onSale, ...plenty.filter((variant) => !onSale.includes(variant)).slice(0, onSale.length + 20)];
}

/**
 * Creates a purchase of one to five kinds of goods in any currency, with any offered delivery and payment.
 *
 * @param mostPieces of each kind
 */
export function createPurchase(
  random: ReturnType<typeof createRandom>,
  goods: readonly TestVariant[],
  mostPieces = 12,
): Purchase {
  const buyer = random.pick(buyers);
  const ids = new Set(Array.from({ length: random.between(1, 5) }, () => random.pick(goods).id));
  return {
    ...buyer,
    currency: random.pick(currencies),
    lines: [...ids].map((id) => ({ id, quantity: random.between(1, mostPieces) })),
    delivery: random.between(0, 5),
    method: random.pick(buyer.company ? ["stripe", "invoice_email", "invoice_mail"] : ["stripe"]),
  };
}

const toDay = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
/** Periods of contract prices. Most periods include today. */
const periods = [
  { valid_from: null, valid_to: null },
  { valid_from: toDay(-30), valid_to: toDay(30) },
  { valid_from: toDay(-1), valid_to: null },
  { valid_from: toDay(2), valid_to: null },
  { valid_from: null, valid_to: toDay(-2) },
];

/**
 * Creates up to four contract prices like the sales team: for all filament, for products by their ids and by their
 * names.
 *
 * @param products each with its name in some language
 */
export function createAgreements(
  random: ReturnType<typeof createRandom>,
  products: readonly { id: string; name: string }[],
): AgreementBody[] {
  return Array.from({ length: random.between(1, 4) }, () => {
    const { id, name } = random.pick(products);
    return {
      target: random.pick(["All", id, name, name.toUpperCase()]),
      discount_percentage: random.between(1, 6000) / 100,
      ...random.pick(periods),
    };
  });
}
