import type { LineProgress, PricedCheckout } from "@spolverk/domain";

/** The progress of each line of an order in memory: its goods are shipped together. */
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
