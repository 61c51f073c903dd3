import { createCampaignsWorkflow, createPromotionsWorkflow } from "@medusajs/medusa/core-flows";
import type { CreatePromotionDTO } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { CouponContent } from "@spolverk/content";
import { toMajor } from "@spolverk/domain";
import type { SeedContext } from "./seed-context.ts";

/** Creates the coupons of a new shop as the merchandiser would; existing ones are unchanged. */
export async function seedCoupons(
  { container, count }: SeedContext,
  coupons: readonly CouponContent[],
): Promise<void> {
  const existing = await container
    .resolve(Modules.PROMOTION)
    .listPromotions({ code: coupons.map(({ code }) => code) }, { select: ["code"], withDeleted: true });
  const known = new Set(existing.map(({ code }) => code));
  const missing = coupons.filter(({ code }) => !known.has(code));
  for (const coupon of missing) {
    const campaignId = await createCampaign({ container }, coupon);
    const promotionsData = [
      { ...toPromotion(coupon), ...(campaignId !== undefined && { campaign_id: campaignId }) },
    ];
    await createPromotionsWorkflow(container).run({ input: { promotionsData } });
  }
  count("coupons", missing.length);
}

/**
 * Creates a campaign, which holds days and uses.
 * @returns its id; undefined when the coupon needs none
 */
async function createCampaign(
  { container }: Pick<SeedContext, "container">,
  { code, name, oncePerCustomer, endsAt }: CouponContent,
): Promise<string | undefined> {
  if (!oncePerCustomer && endsAt === null) return undefined;
  const { result } = await createCampaignsWorkflow(container).run({
    input: {
      campaignsData: [
        {
          name,
          campaign_identifier: code.toLowerCase(),
          ...(endsAt !== null && { ends_at: new Date(endsAt) }),
          ...(oncePerCustomer && {
            budget: { type: "use_by_attribute" as const, attribute: "customer_email", limit: 1 },
          }),
        },
      ],
    },
  });
  return result[0]?.id;
}

function toPromotion({ code, discount, minimum }: CouponContent): CreatePromotionDTO {
  const minimums = Object.entries(minimum ?? {});
  return {
    code,
    type: "standard",
    status: "active",
    is_tax_inclusive: true,
    application_method: toMethod(discount),
    ...(minimums.length > 0 && {
      metadata: Object.fromEntries(
        minimums.map(([currency, minor]) => [`minimum_${currency.toLowerCase()}`, toMajor(minor)]),
      ),
    }),
  };
}

function toMethod(discount: CouponContent["discount"]): CreatePromotionDTO["application_method"] {
  switch (discount.kind) {
    case "percentage":
      return { type: "percentage", target_type: "order", value: discount.percent };
    case "amount":
      return {
        type: "fixed",
        target_type: "order",
        value: toMajor(discount.amount),
        currency_code: discount.currency.toLowerCase(),
      };
    case "freeShipping":
      return { type: "percentage", target_type: "shipping_methods", allocation: "across", value: 100 };
  }
}
