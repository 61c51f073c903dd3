import { currencies, isPriceAmount } from "@spolverk/domain";
import { toPlainAmounts } from "./to-plain-amounts.ts";

export type ProductParts = {
  status: string;
  /** Whether the product is in the sales channel that the shop sells through. */
  isInChannel: boolean;
  hasDetail: boolean;
  variants: readonly {
    title: string;
    sku: string | null;
    hasDetail: boolean;
    manage_inventory: boolean;
    prices: Parameters<typeof toPlainAmounts>[0];
  }[];
};

/**
 * Whether shoppers see a product, with notes for the merchandiser on what it or its variants lack, or on surprising
 * settings.
 */
export type Visibility = { isShown: boolean; notes: string[] };

/**
 * Explains what keeps a product or a variant out of the shop. Follows the rule of the shop's BFF: it shows a published
 * product of its sales channel that has details, and a variant with a SKU, details and a price in every currency.
 */
export function describeVisibility({ status, isInChannel, hasDetail, variants }: ProductParts): Visibility {
  const lacks = variants.map((variant) => ({ title: variant.title, missing: listMissing(variant) }));
  const isPublished = status === "published";
  return {
    isShown: isPublished && isInChannel && hasDetail && lacks.some(({ missing }) => missing.length === 0),
    notes: [
      ...(isPublished ? [] : ["It is not published."]),
      ...(isInChannel ? [] : ["It is not in the shop's sales channel."]),
      ...(hasDetail ? [] : ["The section “In the shop” has not been saved."]),
      ...(variants.length > 0 ? [] : ["It has no variant."]),
      ...lacks.flatMap(({ title, missing }) =>
        missing.length > 0 ? [`Variant “${title}” is not shown: ${missing.join(", ")}.`] : [],
      ),
      ...variants.flatMap(({ title, manage_inventory }) =>
        manage_inventory
          ? []
          : [`Variant “${title}” is sold without any limit, as “Manage inventory” is off.`],
      ),
    ],
  };
}

function listMissing({ sku, hasDetail, prices }: ProductParts["variants"][number]): string[] {
  const amounts = toPlainAmounts(prices);
  const unpriced = currencies.filter((currency) => {
    const amount = amounts[currency.toLowerCase()];
    return amount === undefined || !isPriceAmount(amount);
  });
  return [
    ...(sku ? [] : ["it has no SKU"]),
    ...(hasDetail ? [] : ["its section “In the shop” has not been saved"]),
    ...(unpriced.length > 0 ? [`it has no price in ${unpriced.join(", ")}`] : []),
  ];
}
