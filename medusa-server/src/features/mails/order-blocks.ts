import type { TranslateMail } from "@spolverk/content";
import { formatMonthDay, formatPrice, listOrderSums, type OrderSum, resolveFinalSum } from "@spolverk/domain";
import type { MailBlock, Row } from "../outbox/mail-content.ts";
import type { MailLine, OrderFacts } from "../orders/order-facts.ts";
import { toPageUrl } from "../outbox/to-page-url.ts";

/** Lists what was ordered, with the price of each line. */
export function toGoods(order: OrderFacts, t: TranslateMail): MailBlock {
  return {
    kind: "rows",
    heading: `${t("common.orderNumber")} ${order.number}`,
    rows: order.lines.map((line) => ({
      ...toGoodsRow(line, [...toSaving(line, order, t), ...toBackOrder(line, order.language, t)]),
      value: formatPrice(line.total, order.currency, true),
    })),
  };
}

/** States the price without the discount, and the saving. */
function toSaving(
  { total, before, isAgreed }: MailLine,
  { currency }: OrderFacts,
  t: TranslateMail,
): string[] {
  if (before === null) return [];
  const listPrice = formatPrice(before, currency, true);
  const saved = t("order.saved", { amount: formatPrice(before - total, currency, true) });
  return [isAgreed ? t("order.agreementPrice", { listPrice }) : t("order.salePrice", { listPrice }), saved];
}

/** Says when a backorder is expected, in the words and the date format of the shop's pages. */
function toBackOrder(
  { isBackOrder, deliveryDate }: MailLine,
  language: OrderFacts["language"],
  t: TranslateMail,
): string[] {
  if (!isBackOrder) return [];
  if (deliveryDate === null) return [t("order.backOrder")];
  return [t("order.backOrderUntil", { date: formatMonthDay(deliveryDate, language) })];
}

/** Lists items without prices. */
export function toContents(
  heading: string,
  lines: readonly Pick<MailLine, "quantity" | "name" | "variation">[],
): MailBlock {
  return { kind: "rows", heading, rows: lines.map((line) => ({ ...toGoodsRow(line, []), value: "" })) };
}

function toGoodsRow(
  { quantity, name, variation }: Pick<MailLine, "quantity" | "name" | "variation">,
  more: string[],
) {
  return {
    name: `${quantity} × ${name}`,
    detail: [variation, ...more].filter((part) => part !== "").join(". "),
  };
}

/**
 * Builds the sums as the checkout shows them: with VAT for a private individual and for gift cards alone, without VAT
 * for a company [9.12].
 */
export function toSums(order: OrderFacts, t: TranslateMail): MailBlock {
  const { totals, currency, coupon, vatRate, delivery, paymentMethod, approval } = order;
  const isCanceled = approval === "refused" || approval === "expired";
  const sums = listOrderSums(totals, {
    withVat: !order.isSummedWithoutVat,
    isDelivered: delivery !== null,
    final: resolveFinalSum({ paymentMethod, isCanceled }),
  });
  const name = (kind: "goods" | "shipping" | "fee" | "coupon", values?: { code: string }) =>
    order.isSummedWithoutVat ? t(`withoutVat.${kind}`, values) : t(`withVat.${kind}`, values);
  const format = (minor: number) => formatPrice(minor, currency, true);
  const toRow = ({ kind, amount }: OrderSum): Row => {
    switch (kind) {
      case "goods":
      case "fee":
        return { name: name(kind), value: format(amount) };
      case "shipping":
        return {
          name: name(kind),
          ...(delivery !== null && { detail: delivery }),
          value: amount === 0 ? t("order.free") : format(amount),
        };
      case "coupon":
        return { name: name(kind, { code: coupon ?? "" }), value: format(amount) };
      case "vat":
      case "vatIncluded":
        return { name: t(`order.${kind}`, { rate: vatRate }), value: format(amount) };
      case "sum":
      case "points":
      case "giftCard":
        return { name: t(`order.${kind}`), value: format(amount) };
      default:
        return { name: t(`order.${kind}`), value: format(amount), isTotal: true };
    }
  };
  return { kind: "rows", heading: null, rows: sums.map(toRow) };
}

/** States the destination: the address, or the service point. */
export function toDestination({ deliverTo, pickUpAt }: OrderFacts, t: TranslateMail): MailBlock[] {
  if (pickUpAt === null) return [{ kind: "lines", heading: t("order.deliverTo"), lines: deliverTo }];
  return [
    { kind: "lines", heading: t("order.pickUpAt"), lines: pickUpAt },
    { kind: "lines", heading: t("order.yourAddress"), lines: deliverTo },
  ];
}

/** States the terms of the sale and the right to withdraw. A company has no such right. */
export function toTerms({ isCompany, site, language }: OrderFacts, t: TranslateMail): MailBlock[] {
  const link = (text: string, path: string): MailBlock => ({
    kind: "link",
    text,
    url: toPageUrl(site, language, path),
  });
  return [
    link(t("confirmation.terms"), "/terms"),
    ...(isCompany ? [] : [link(t("withdrawal.policy"), "/withdrawal-policy")]),
  ];
}

/**
 * Links to the withdrawal form in the words of the law (directive 2011/83/EU, article 11a(1)). The link fills in the
 * order number and nothing else.
 */
export function toWithdrawal(
  { hasWithdrawalPage, number, site, language }: OrderFacts,
  t: TranslateMail,
): MailBlock[] {
  if (!hasWithdrawalPage) return [];
  const url = toPageUrl(site, language, `/withdrawal?order=${number}`);
  return [{ kind: "link", text: t("withdrawal.link"), url }];
}
