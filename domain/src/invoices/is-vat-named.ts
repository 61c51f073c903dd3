import { hasGoods } from "../gift-cards/has-goods.ts";

/**
 * Tells whether the document of an order names VAT [3.50]. It does when VAT is charged. Without VAT, only a company's
 * invoice of goods does: the law requires the net amount, the rate of 0 percent and the reason. A private
 * individual's receipt names none, like the pages and mails [9.12]; neither does a document of gift cards only, whose
 * sale is no supply.
 *
 * @param order.vat of the whole order, in minor units
 */
export function isVatNamed({
  company,
  vat,
  lines,
}: {
  company: boolean;
  vat: number;
  lines: readonly { giftCard: object | null }[];
}): boolean {
  return vat > 0 || (company && hasGoods(lines));
}
