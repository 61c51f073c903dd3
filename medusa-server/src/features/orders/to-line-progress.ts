import type { LineProgress, PricedCheckout } from "@spolverk/domain";
import type { OrderItem } from "./order-row.ts";
import { pairLines } from "./pair-lines.ts";

type Line = Pick<PricedCheckout["lines"][number], "variationId" | "giftCard">;

/**
 * Resolves the progress of each line of a priced checkout, in the order of the lines. All numbers are 0 for a line that
 * a merchandiser has removed.
 *
 * @param isMailed whether gift cards of the order were issued, or are about to be
 */
export function toLineProgress(
  lines: readonly Line[],
  items: readonly OrderItem[],
  isMailed: boolean,
): LineProgress[] {
  const paired = pairLines(lines, items);
  return lines.map(({ giftCard }, place) => toProgress(paired[place], giftCard !== null, isMailed));
}

function toProgress(item: OrderItem | undefined, isGiftCard: boolean, isMailed: boolean): LineProgress {
  const detail = item?.detail;
  const ordered = detail?.quantity ?? 0;
  const mailed = isGiftCard && isMailed ? ordered : 0;
  const delivered = Math.max(mailed, detail?.delivered_quantity ?? 0);
  return {
    ordered,
    packed: Math.max(mailed, detail?.fulfilled_quantity ?? 0),
    // A merchandiser may record a parcel as delivered that was never recorded as shipped.
    shipped: Math.max(delivered, detail?.shipped_quantity ?? 0),
    delivered,
    returnRequested: detail?.return_requested_quantity ?? 0,
    returned:
      (detail?.return_received_quantity ?? 0) +
      (detail?.return_dismissed_quantity ?? 0) +
      (detail?.written_off_quantity ?? 0),
    isGiftCard,
  };
}
