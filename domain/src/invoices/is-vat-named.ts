import { hasGoods } from "../gift-cards/has-goods.ts";

/**
 * Tells whether the document of an order names VAT [3.50]: wherever some is charged. Without any, only a company's invoice
 * of goods does, because the law asks for the net amount, the rate of 0 percent and the reason. A private individual's
 * receipt names none, as the pages and mails do [9.12], nor does any document of gift cards alone, which are no supply.
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
