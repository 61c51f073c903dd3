import type { calculateReward, PricedCheckout } from "@spolverk/domain";

type BoughtLines = Parameters<typeof calculateReward>[0]["lines"];

/** Maps an order's lines to the input of the points calculation. */
export const toBoughtLines = ({ lines }: Pick<PricedCheckout, "lines">): BoughtLines =>
  lines.map(({ isFilament, total, coupon }) => ({
    type: isFilament ? "filament" : "other",
    total,
    couponTotal: coupon.total,
  }));
