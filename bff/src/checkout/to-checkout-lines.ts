import { addCartLine, type CartLine } from "@spolverk/domain";
import type { Checkout } from "../contract/checkout.ts";
import type { CheckoutFacts } from "./checkout-facts.ts";
import { createWarning } from "./checkout-warning.ts";

type Asked = readonly { id: string; quantity: number }[];

/** Maps the lines of a cart to those of a checkout, one per SKU; variations that are no longer sold are left out. */
export function toCheckoutLines(asked: Asked, { variations }: Pick<CheckoutFacts, "variations">): CartLine[] {
  return asked
    .flatMap((line) => {
      const sku = variations.get(line.id)?.variation.sku;
      return sku === undefined ? [] : [{ ...line, sku }];
    })
    .reduce<CartLine[]>(addCartLine, []);
}

/** Prepends a warning for each line that was left out. */
export function warnOfMissing(
  checkout: Checkout,
  asked: Asked,
  { variations, language }: Pick<CheckoutFacts, "variations" | "language">,
): Checkout {
  const missing = asked
    .filter(({ id }) => !variations.has(id))
    .map(({ id }) => createWarning("line_missing", language, { lineId: id }));
  return { ...checkout, warnings: [...missing, ...checkout.warnings] };
}
