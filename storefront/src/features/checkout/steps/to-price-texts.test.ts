import { expect, it } from "vitest";
import { createTestI18n } from "../../../testing/create-test-i18n.ts";
import { fakeCheckout, fakeLine } from "../../../testing/fake-shop-api.ts";
import { toPriceTexts } from "./to-price-texts.ts";

const { t } = await createTestI18n("sv");

it.each([
  { buyer: "a private individual", company: false, vatRate: 25, amount: "49,00 SEK", limit: "499,00 SEK" },
  {
    buyer: "a company",
    company: true,
    vatRate: 25,
    amount: "39,20 SEK exkl. moms",
    limit: "499,00 SEK inkl. moms",
  },
  {
    buyer: "a company without VAT",
    company: true,
    vatRate: 0,
    amount: "39,20 SEK exkl. moms",
    limit: "499,00 SEK",
  },
  {
    buyer: "a company that buys gift cards alone",
    company: true,
    vatRate: 25,
    lines: [{ ...fakeLine, giftCard: { currency: "SEK" as const, value: 50_000 } }],
    amount: "49,00 SEK",
    limit: "499,00 SEK",
  },
])("$buyer reads that shipping costs $amount and is free from $limit [9.12]", (priced) => {
  const { toAmount, toLimit } = toPriceTexts({ ...fakeCheckout, ...priced }, t);
  expect(toAmount({ net: 3_920, vat: 980, total: 4_900 })).toBe(priced.amount);
  expect(toAmount({ net: 3_920, vat: 980, total: 4_900 }, -1)).toBe(`-${priced.amount}`);
  expect(toLimit(49_900)).toBe(priced.limit);
});
