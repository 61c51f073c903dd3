import { currencies, isFeeAmount } from "@spolverk/domain";
import { describe, expect, it } from "vitest";
import { priceSchema } from "@spolverk/medusa-contract";
import { toMoney, toMoneyByCode } from "./to-money.ts";

const plain = currencies.map((currency, index) => ({
  currency_code: currency.toLowerCase(),
  amount: 10 + index / 100,
}));

describe("toMoney", () => {
  it("returns minor units in every currency [9.11]", () => {
    expect(toMoney(plain)).toEqual({ SEK: 1000, EUR: 1001, USD: 1002, DKK: 1003, NOK: 1004, GBP: 1005 });
  });

  it("rounds half away from zero when Medusa has more decimals", () => {
    const prices = plain.map((price) =>
      price.currency_code === "sek" ? { ...price, amount: 1.005 } : price,
    );
    expect(toMoney(prices)?.SEK).toBe(101);
  });

  it("ignores prices of a price list, a rule or a quantity", () => {
    const special = [
      { currency_code: "sek", amount: 1, price_list_id: "plist_1" },
      { currency_code: "sek", amount: 2, rules_count: 1 },
      { currency_code: "sek", amount: 3, min_quantity: 10 },
    ];
    expect(toMoney([...special, ...plain, ...special])?.SEK).toBe(1000);
  });

  it("returns null when a currency has no price", () => {
    expect(toMoney(plain.slice(1))).toBeNull();
    expect(toMoneyByCode({ sek: 1 })).toBeNull();
  });

  it.each([0, -5, 0.001, 1e21, 2 ** 60, Number.NaN])(
    "returns null for a price of %d in one currency",
    (amount) => {
      expect(toMoney([{ currency_code: "sek", amount }, ...plain.slice(1)])).toBeNull();
      expect(toMoneyByCode({ sek: amount, eur: 1, usd: 1, dkk: 1, nok: 1, gbp: 1 })).toBeNull();
    },
  );

  it("accepts zero for what may be free, such as an invoice fee", () => {
    const free = { sek: 0, eur: 0, usd: 0, dkk: 0, nok: 0, gbp: 0 };
    expect(toMoneyByCode(free, isFeeAmount)).toEqual({ SEK: 0, EUR: 0, USD: 0, DKK: 0, NOK: 0, GBP: 0 });
    expect(toMoneyByCode({ ...free, sek: -1 }, isFeeAmount)).toBeNull();
  });

  it("reads the NaN of Postgres as NaN, which is no valid price", () => {
    expect(priceSchema.parse({ currency_code: "sek", amount: "NaN" }).amount).toBeNaN();
  });

  it("maps amounts by currency code", () => {
    const amounts = { sek: 23.2, eur: 2.32, usd: 2.32, dkk: 15.2, nok: 23.2, gbp: 2 };
    expect(toMoneyByCode(amounts)).toEqual({ SEK: 2320, EUR: 232, USD: 232, DKK: 1520, NOK: 2320, GBP: 200 });
  });
});
