import type { calculateReward, PricedCheckout } from "@spolverk/domain";

type BoughtLines = Parameters<typeof calculateReward>[0]["lines"];

/** The lines of an order as points count them. */
export const toBoughtLines = ({ lines }: Pick<PricedCheckout, "lines">): BoughtLines =>
  lines.map(({ isFilament, total, coupon }) => ({
    type: isFilament ? "filament" : "other",
    total,
    couponTotal: coupon.total,
  }));
