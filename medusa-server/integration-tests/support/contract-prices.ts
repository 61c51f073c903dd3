import assert from "node:assert/strict";
import { type Agreement, type Currency, type Money, priceVariation, type Sale } from "@spolverk/domain";
import type { AgreementBody } from "../../src/features/accounts/api/agreement-body.ts";
import type { openApi, ShopCheckout } from "./shopper.ts";

type Api = ReturnType<typeof openApi>;

/** A variation as a page of the shop shows it, in one language. */
export type Variation = {
  id: string;
  type: string;
  msrp: Money;
  sale: Sale | null;
  product: { id: string; name: string };
};

export const readVariations = (
  api: Api,
  lines: readonly { id: string }[],
  language: string,
): Promise<Variation[]> =>
  Promise.all(lines.map(({ id }) => api.get<Variation>(`catalog/variations/${id}`, language)));

/**
 * Checks that each line has the better of the sale price and the contract price [3.3] [9.13]. Finds the better price
 * without the shop's own code.
 *
 * @param variations of every line, in every language in which an agreement may name its product
 */
export function expectDiscounts(
  { lines }: ShopCheckout,
  variations: readonly Variation[],
  agreements: readonly AgreementBody[],
): void {
  const today = new Date().toISOString().slice(0, 10);
  const held = agreements.filter(
    ({ valid_from, valid_to }) => (valid_from ?? today) <= today && (valid_to ?? today) >= today,
  );
  for (const { id, discountPercentage, discountSource } of lines) {
    const same = variations.filter((variation) => variation.id === id);
    const [{ type, sale, product }] = same as [Variation];
    const names = same.map((variation) => variation.product.name.toLowerCase());
    const percentages = held
      .filter(({ target }) =>
        target === "All"
          ? type === "filament"
          : target === product.id || names.includes(target.toLowerCase()),
      )
      .map(({ discount_percentage }) => discount_percentage);
    const [agreed, reduced] = [Math.max(0, ...percentages), sale?.discountPercentage ?? 0];
    const source = agreed > reduced ? "agreement" : reduced > 0 ? "sale" : "none";
    assert.deepEqual([discountPercentage, discountSource], [Math.max(agreed, reduced), source]);
  }
}

/** Checks that the pages for an account with contract prices show the prices that the checkout charges. */
export async function expectOnPages(
  api: Api,
  { accountId, currency, vatRate, lines }: ShopCheckout,
  variations: readonly Variation[],
): Promise<void> {
  type List = { accounts: { accountId: string; agreements: Agreement[] }[] };
  const { accounts } = await api.get<List>("account/list");
  const { agreements } = accounts.find((account) => account.accountId === accountId)!;
  for (const { id, unitMsrp, unitPrice } of lines) {
    const variation = variations.find((one) => one.id === id)!;
    const terms = { variation, product: variation.product, agreements, vatRate };
    const { gross } = priceVariation({ ...terms, currency: currency as Currency });
    assert.deepEqual([unitMsrp, unitPrice], [gross.msrp, gross.price]);
  }
}
