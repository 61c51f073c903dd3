import assert from "node:assert/strict";
import { type Currency, formatPrice } from "@spolverk/domain";
import type { ReceivedMail } from "./mails.ts";
import { readPdfPages } from "./read-pdf.ts";
import type { ShopCheckout, ShopLine } from "./shopper.ts";

const priceIn = (currency: string) => (minor: number) => formatPrice(minor, currency as Currency, true);
/** Removes white space, so that a comparison ignores line breaks. */
const toSolid = (text: string) => text.replaceAll(/\s/g, "");
const count = (text: string, part: string) => text.split(part).length - 1;
const isAgreed = ({ discountSource }: ShopLine) => discountSource === "agreement";

/** Checks that an English mail about an order has the checkout's amounts. A company's lines are without VAT [9.12]. */
export function expectInMail({ text }: ReceivedMail, checkout: ShopCheckout, isCompany: boolean): void {
  const { currency, lines, totals, payment } = checkout;
  const price = priceIn(currency);
  for (const line of lines) {
    const { quantity, product, name, total, vat, unitMsrp, subTotal } = line;
    const listTotal = isCompany ? subTotal : quantity * unitMsrp;
    const details = [name, ...(isAgreed(line) ? [`Your agreed price, list price ${price(listTotal)}`] : [])];
    const row = `${quantity} × ${product.name}: ${price(isCompany ? total - vat : total)}\n  ${details.join(". ")}`;
    assert.ok(text.includes(row), `${row} in ${text}`);
  }
  assert.equal(count(text, "Your agreed price"), lines.filter(isAgreed).length);
  const final = `${payment.kind === "stripe" ? "Paid" : "Total to pay"}: ${price(totals.toPay)}\n`;
  assert.ok(text.includes(final), `${final} in ${text}`);
}

/**
 * Checks that an English invoice has the checkout's amounts; its lines are without VAT and after the coupon [3.50].
 */
export async function expectInInvoice(pdf: Buffer, checkout: ShopCheckout): Promise<void> {
  const { currency, lines, totals } = checkout;
  const price = priceIn(currency);
  const text = toSolid((await readPdfPages(pdf)).join(" "));
  const expectPart = (...parts: string[]) => {
    const part = toSolid(parts.join(""));
    assert.ok(text.includes(part), `${part} in ${text}`);
  };
  for (const { sku, quantity, subTotal, totalDiscount, vatRate, coupon } of lines) {
    const discount = totalDiscount + coupon.net;
    expectPart(sku);
    expectPart(
      `${quantity} ${price(subTotal / quantity)}`,
      discount === 0 ? "" : price(-discount),
      `${vatRate}% ${price(subTotal - discount)}`,
    );
  }
  for (const { discountPercentage } of lines.filter(isAgreed)) {
    expectPart(`Agreed price, ${discountPercentage}% below list price`);
  }
  assert.equal(count(text, "Agreedprice"), lines.filter(isAgreed).length);
  expectPart(`Total excl. VAT ${price(totals.total - totals.vat)}`);
  expectPart(`Amount due ${price(totals.total)}`);
}
