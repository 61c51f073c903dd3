import type { LineProgress, PricedCheckout } from "@spolverk/domain";

/** How far each line of an order in memory has come: all of its goods are shipped together. */
export function toMemoryProgress(
  { lines }: Pick<PricedCheckout, "lines">,
  isShipped: boolean,
): LineProgress[] {
  return lines.map(({ quantity, giftCard }) => {
    const isGiftCard = giftCard !== null;
    const sent = isShipped && !isGiftCard ? quantity : 0;
    return {
      ordered: quantity,
      packed: sent,
      shipped: sent,
      delivered: 0,
      returnRequested: 0,
      returned: 0,
      isGiftCard,
    };
  });
}
