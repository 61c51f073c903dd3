import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import type { Coupon } from "@spolverk/domain";
import { admin, database, internal } from "./shop.ts";

/** Prefix of the codes of test coupons and their campaigns, which the seed does not use. */
export const testCouponPrefix = "TEST-";

const tenPercent = { type: "percentage", target_type: "order", value: 10 };

/** Creates a promotion like the merchandiser and reads it like the shop. */
export async function makeCoupon(
  terms: { method?: object; limit?: number; budget?: object } = {},
): Promise<Coupon> {
  const code = `${testCouponPrefix}${randomUUID().slice(0, 8)}`;
  const { status, body } = await admin("promotions", {
    code,
    type: "standard",
    status: "active",
    is_tax_inclusive: true,
    application_method: terms.method ?? tenPercent,
    ...(terms.limit !== undefined && { limit: terms.limit }),
    ...(terms.budget && {
      campaign: { name: code, campaign_identifier: code, budget: terms.budget },
    }),
  });
  assert.equal(status, 200, JSON.stringify(body));
  return readCoupon(code);
}

/** Counts a customer's uses of a promotion, by email address. */
export async function countUsesOf({ id }: Coupon, email: string): Promise<number> {
  const [row] = await database.query<{ used: string | null }>(
    `select sum(u.used) as used from promotion_campaign_budget_usage u
     join promotion_campaign_budget b on b.id = u.budget_id join promotion p on p.campaign_id = b.campaign_id
     where p.id = ? and u.attribute_value = ? and u.deleted_at is null`,
    [id, email],
  );
  return Number(row?.used ?? 0);
}

export async function readCoupon(code: string): Promise<Coupon> {
  const query = new URLSearchParams({ code });
  const { status, body } = await internal<{ coupon: Coupon }>(`coupons?${query}`);
  assert.equal(status, 200, JSON.stringify(body));
  return body.coupon;
}
