import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import type { Coupon } from "@spolverk/domain";
import { admin, internal } from "./shop.ts";

const tenPercent = { type: "percentage", target_type: "order", value: 10 };

/** Makes a promotion as the merchandiser does and reads it as the shop does. */
export async function makeCoupon(
  terms: { method?: object; limit?: number; budget?: object } = {},
): Promise<Coupon> {
  const code = `TEST-${randomUUID().slice(0, 8)}`;
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

/** @param email whose uses matter */
export async function readCoupon(code: string, email?: string): Promise<Coupon> {
  const query = new URLSearchParams({ code, ...(email !== undefined && { email }) });
  const { status, body } = await internal<{ coupon: Coupon }>(`coupons?${query}`);
  assert.equal(status, 200, JSON.stringify(body));
  return body.coupon;
}
