import { expect, it } from "vitest";
import { createTestI18n } from "../../../testing/create-test-i18n.ts";
import { fakeCheckout, fakeLine } from "../../../testing/fake-shop-api.ts";
import { toPriceTexts } from "./to-price-texts.ts";

const { t } = await createTestI18n("sv");

it.each([
  { buyer: "a private individual", company: false, amount: "49,00 SEK", limit: "499,00 SEK" },
  {
    buyer: "a company",
    company: true,
    amount: "39,20 SEK exkl. moms",
    limit: "499,00 SEK inkl. moms",
  },
  {
    buyer: "a company that is charged no VAT",
    company: true,
    lines: [{ ...fakeLine, vat: 0 }],
    shipping: { net: 4_900, vat: 0, total: 4_900 },
    amount: "49,00 SEK",
    limit: "499,00 SEK",
  },
])(
  "toPriceTexts: $buyer reads that shipping costs $amount and is free from $limit [9.12]",
  ({ shipping = { net: 3_920, vat: 980, total: 4_900 }, ...priced }) => {
    const { toAmount, toLimit } = toPriceTexts({ ...fakeCheckout, ...priced }, t);
    expect(toAmount(shipping)).toBe(priced.amount);
    expect(toAmount(shipping, -1)).toBe(`-${priced.amount}`);
    expect(toLimit(49_900)).toBe(priced.limit);
  },
);
