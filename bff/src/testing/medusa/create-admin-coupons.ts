import { Client } from "@medusajs/js-sdk";
import { toMajor } from "@spolverk/domain";
import { z } from "zod";
import type { NewCoupon, BackendHarness } from "../port/backend-harness.ts";

const loginSchema = z.object({ token: z.string() });

/** Creates coupons as the merchandiser does, through Medusa's admin API. */
export function createAdminCoupons(options: {
  url: string;
  email: string;
  password: string;
}): BackendHarness["createCoupon"] {
  const { url, ...credentials } = options;
  const client = new Client({ baseUrl: url });
  const login = client.fetch<unknown>("/auth/user/emailpass", { method: "POST", body: credentials });

  return async (coupon) => {
    const { token } = loginSchema.parse(await login);
    const headers = { authorization: `Bearer ${token}` };
    await client.fetch<unknown>("/admin/promotions", { method: "POST", headers, body: toBody(coupon) });
  };
}

function toBody({ code, discount, minimum, endsAt, usesLeft, usesPerCustomer }: NewCoupon) {
  return {
    code,
    type: "standard",
    status: "active",
    is_tax_inclusive: true,
    application_method: toMethod(discount),
    ...(usesLeft !== null && { limit: usesLeft }),
    ...(minimum && {
      metadata: Object.fromEntries(
        Object.entries(minimum).map(([currency, minor]) => [`minimum_${currency}`, toMajor(minor)]),
      ),
    }),
    campaign: {
      name: code,
      campaign_identifier: code,
      ends_at: endsAt,
      ...(usesPerCustomer !== null && {
        budget: { type: "use_by_attribute", attribute: "customer_email", limit: usesPerCustomer },
      }),
    },
  };
}

function toMethod(discount: NewCoupon["discount"]) {
  switch (discount.kind) {
    case "percentage":
      return { type: "percentage", target_type: "order", value: discount.percent };
    case "amount":
      return {
        type: "fixed",
        target_type: "items",
        allocation: "across",
        value: toMajor(discount.amountMinor),
        currency_code: "sek",
      };
    case "freeShipping":
      return { type: "percentage", target_type: "shipping_methods", allocation: "across", value: 100 };
  }
}
