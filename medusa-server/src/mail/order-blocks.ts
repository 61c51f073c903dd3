import type { TranslateMail } from "@spolverk/content";
import { formatPrice } from "@spolverk/domain";
import type { MailBlock } from "./mail-content.ts";
import type { MailLine, OrderFacts } from "./mail-facts.ts";

/** What was ordered, each line with what it costs. */
export function toGoods(order: OrderFacts, t: TranslateMail): MailBlock {
  return {
    kind: "rows",
    heading: `${t("common.orderNumber")} ${order.number}`,
    rows: order.lines.map((line) => ({
      ...toRow(line, line.isBackOrder ? [t("order.backOrder")] : []),
      value: formatPrice(line.total, order.currency, true),
    })),
  };
}

/** Things without what they cost. */
export function toContents(
  heading: string,
  lines: readonly Pick<MailLine, "quantity" | "name" | "variation">[],
): MailBlock {
  return { kind: "rows", heading, rows: lines.map((line) => ({ ...toRow(line, []), value: "" })) };
}

function toRow(
  { quantity, name, variation }: Pick<MailLine, "quantity" | "name" | "variation">,
  more: string[],
) {
  return {
    name: `${quantity} × ${name}`,
    detail: [variation, ...more].filter((part) => part !== "").join(". "),
  };
}

/** The sums as the checkout showed them: without VAT, then the VAT, then what is charged [9.12]. */
export function toSums(
  { totals, currency, coupon, vatRate, delivery }: OrderFacts,
  t: TranslateMail,
): MailBlock {
  const format = (minor: number) => formatPrice(minor, currency, true);
  const { subTotal, totalDiscount, shipping, fee, vat, total, giftCard, toPay } = totals;
  return {
    kind: "rows",
    heading: null,
    rows: [
      { name: t("order.goods"), value: format(subTotal) },
      ...(totalDiscount > 0 ? [{ name: t("order.discount"), value: format(-totalDiscount) }] : []),
      ...(delivery === null
        ? []
        : [
            {
              name: t("order.shipping"),
              detail: delivery,
              value: shipping.net === 0 ? t("order.free") : format(shipping.net),
            },
          ]),
      ...(fee.net > 0 ? [{ name: t("order.fee"), value: format(fee.net) }] : []),
      ...(coupon !== null && totals.coupon.net > 0
        ? [{ name: t("order.coupon", { code: coupon }), value: format(-totals.coupon.net) }]
        : []),
      { name: t("order.vat", { rate: vatRate }), value: format(vat) },
      { name: t("order.total"), value: format(total), isTotal: true },
      ...(giftCard > 0
        ? [
            { name: t("order.giftCard"), value: format(-giftCard) },
            { name: t("order.toPay"), value: format(toPay), isTotal: true },
          ]
        : []),
    ],
  };
}
