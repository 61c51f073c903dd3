import type { Money } from "@spolverk/domain";
import { bought, buyers, goods, type Purchase, type ShopTerms } from "./random-purchases.ts";

/** DESIGN 4 "Price of a variation" in integers of any size, independent of the domain package. */
export function calculateExpected(
  terms: ShopTerms,
  purchase: Purchase,
  { couponTotal, couponOnGoods }: { couponTotal: number; couponOnGoods: number },
) {
  const { buyer, currency, lines, isByInvoice, isSignedIn } = purchase;
  const club = isSignedIn && terms.club?.currency === currency ? terms.club : null;
  const { isCompany, rate: place } = buyers[buyer];
  const rate = place === null ? 0 : terms.rates[place];
  const percentOf = (amount: number, hundredthsOfPercent: number) =>
    Number((BigInt(amount) * BigInt(hundredthsOfPercent) * 2n + 10_000n) / 20_000n);
  const withVat = (net: number, at: number) => percentOf(net, 10_000 + at);
  const amountIn = (money: Money) => money[currency];
  const unitPrices = lines.map(({ at }) => {
    const isGiftCard = goods[at] === "id-gift-500";
    const unit = withVat(amountIn(terms.msrps[at] as Money), isGiftCard ? 0 : rate);
    const agreed = isSignedIn ? terms.agreements.filter(({ target }) => isAbout(target, at)) : [];
    return unit - percentOf(unit, Math.max(terms.discounts[at] ?? 0, ...agreed.map((one) => one.hundredths)));
  });
  const goodsTotal = lines.reduce((sum, { quantity }, at) => sum + quantity * (unitPrices[at] ?? 0), 0);
  const isSent = lines.some(({ at }) => goods[at] !== "id-gift-500");
  const isFree = terms.freeAbove !== null && goodsTotal >= amountIn(terms.freeAbove);
  const shipping = isSent && !isFree ? withVat(amountIn(terms.shipping), rate) : 0;
  const beforeFee = goodsTotal + shipping - couponTotal;
  const soldCards = lines.reduce(
    (sum, { at, quantity }, line) =>
      sum + (goods[at] === "id-gift-500" ? quantity * (unitPrices[line] ?? 0) : 0),
    0,
  );
  const pay = (total: number) =>
    splitPayment(total, {
      payable: total - soldCards,
      points: Math.min(purchase.points * 100, club ? club.earnedMinor + club.bonusMinor : 0),
      // A gift card is refused for an order of gift cards, and does not pay their fee either.
      cardMinor: beforeFee > soldCards ? (purchase.cardMinor ?? 0) : 0,
      least: leastByCard[currency],
    });
  const { toPay } = pay(beforeFee);
  // Gift cards have no VAT, and an invoice for them alone has no fee.
  const fee = isCompany && isByInvoice && isSent && toPay > 0 ? withVat(amountIn(terms.fee), rate) : 0;
  const paid = pay(beforeFee + fee);
  // A club member earns points on the filament paid for. Here, all goods except gift cards are filament.
  const filament = goodsTotal - soldCards - couponOnGoods;
  const total = beforeFee + fee;
  const byPoints =
    total === 0
      ? 0
      : Number((BigInt(paid.points) * BigInt(filament) * 2n + BigInt(total)) / BigInt(2 * total));
  const earns = club ? percentOf(filament - byPoints, rewardPercent(club) * 100) : null;
  const isTooLittle = toPay > 0 && toPay < leastByCard[currency];
  return { unitPrices, shipping, fee, toPay, isTooLittle, total: goodsTotal + shipping + fee, paid, earns };
}

/** Splits the payment: whole points first, then a gift card, so that the rest is zero or at least a card's minimum. */
function splitPayment(
  total: number,
  given: { payable: number; points: number; cardMinor: number; least: number },
): { points: number; giftCard: number; toPay: number } {
  const isTooLittle = (rest: number) => rest > 0 && rest < given.least;
  let points = Math.max(0, Math.floor(Math.min(given.points, given.payable) / 100) * 100);
  while (points > 0 && isTooLittle(total - points)) points -= 100;
  let giftCard = Math.max(0, Math.min(given.cardMinor, given.payable - points));
  while (giftCard > 0 && isTooLittle(total - points - giftCard)) giftCard -= 1;
  return { points, giftCard, toPay: total - points - giftCard };
}

/** Points needed for pro and for elite [9.30], [9.31]. */
const thresholds = {
  SEK: [150, 300],
  DKK: [110, 220],
  NOK: [150, 300],
  EUR: [15, 30],
  USD: [20, 40],
  GBP: [15, 30],
};

function rewardPercent({ currency, earnedMinor }: NonNullable<ShopTerms["club"]>): number {
  return 3 + 3 * thresholds[currency].filter((points) => earnedMinor >= points * 100).length;
}

/** Whether an agreement's target includes the product of these goods. */
function isAbout(target: string, at: number): boolean {
  const product = bought.find(({ variations }) => variations.some(({ id }) => id === goods[at]));
  if (product?.type === "giftCard") return false;
  if (target === "All") return product?.type === "filament";
  const word = target.trim().toLowerCase();
  return (
    product?.id === target || Object.values(product?.name ?? {}).some((name) => name.toLowerCase() === word)
  );
}

/** Stripe's minimum charge. */
const leastByCard = { SEK: 300, EUR: 50, USD: 50, DKK: 250, NOK: 300, GBP: 30 };
