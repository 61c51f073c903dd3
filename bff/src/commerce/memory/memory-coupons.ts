import { type Coupon, normalizeCouponCode, type PricedCheckout } from "@spolverk/domain";

/** A coupon in memory: `usesLeft` at the start, and the uses allowed per customer. */
export type MemoryCoupon = Coupon & { usesPerCustomer: number | null };

type Use = { couponId: string; email: string; saved: number };

/** Coupons with the uses by orders deducted. */
export class MemoryCoupons {
  readonly #coupons: readonly MemoryCoupon[];
  readonly #uses: Use[] = [];

  constructor(coupons: readonly MemoryCoupon[]) {
    this.#coupons = coupons;
  }

  find(code: string): Coupon | null {
    const found = this.#named(code);
    if (!found) return null;
    const { usesPerCustomer: _usesPerCustomer, ...coupon } = found;
    const uses = this.#uses.filter(({ couponId }) => couponId === coupon.id);
    const saved = uses.reduce((sum, use) => sum + use.saved, 0);
    return {
      ...coupon,
      usesLeft: coupon.usesLeft === null ? null : coupon.usesLeft - uses.length,
      budgetLeftMinor: coupon.budgetLeftMinor === null ? null : coupon.budgetLeftMinor - saved,
    };
  }

  /** Counts the use of a checkout's coupon, or returns whose uses exhausted it. */
  use({ coupon, email, totals }: PricedCheckout): "used" | "others" | "customer" {
    if (coupon === null) return "used";
    const customer = email.toLowerCase();
    const own = this.#uses.filter((use) => use.couponId === coupon.id && use.email === customer);
    if (own.length >= (this.#named(coupon.code)?.usesPerCustomer ?? Infinity)) return "customer";
    const now = this.find(coupon.code);
    const saved = totals.coupon.total;
    if (now?.usesLeft === 0 || (now?.budgetLeftMinor ?? saved) < saved) return "others";
    this.#uses.push({ couponId: coupon.id, email: customer, saved });
    return "used";
  }

  /** Undoes the use by a cancelled order. */
  giveBack({ coupon, email }: PricedCheckout): void {
    const index = this.#uses.findIndex(
      (use) => use.couponId === coupon?.id && use.email === email.toLowerCase(),
    );
    if (index >= 0) this.#uses.splice(index, 1);
  }

  #named(code: string): MemoryCoupon | undefined {
    return this.#coupons.find((coupon) => normalizeCouponCode(coupon.code) === normalizeCouponCode(code));
  }
}
