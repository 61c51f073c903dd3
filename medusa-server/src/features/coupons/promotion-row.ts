import { z } from "@medusajs/framework/zod";

const number = z.coerce.number();
const date = z.coerce.date().nullish();
const ruleSchema = z.object({
  attribute: z.string(),
  operator: z.string(),
  values: z.array(z.object({ value: z.string() })).nullish(),
});

/** A promotion as Medusa stores it, with every field that decides its effect. */
export const promotionRow = z.object({
  id: z.string(),
  code: z.string(),
  type: z.string(),
  status: z.string(),
  is_automatic: z.boolean(),
  is_tax_inclusive: z.boolean(),
  limit: number.nullish(),
  used: number.nullish(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
  application_method: z
    .object({
      type: z.string(),
      target_type: z.string(),
      allocation: z.string().nullish(),
      value: number.nullish(),
      max_quantity: number.nullish(),
      currency_code: z.string().nullish(),
      target_rules: z.array(z.unknown()).nullish(),
    })
    .nullish(),
  rules: z.array(ruleSchema).nullish(),
  campaign: z
    .object({
      starts_at: date,
      ends_at: date,
      budget: z
        .object({
          id: z.string(),
          type: z.string(),
          limit: number.nullish(),
          used: number.nullish(),
          currency_code: z.string().nullish(),
          attribute: z.string().nullish(),
        })
        .nullish(),
    })
    .nullish(),
});
export type PromotionRow = z.infer<typeof promotionRow>;

export const promotionFields = [
  "*",
  "application_method.*",
  "application_method.target_rules.*",
  "rules.*",
  "rules.values.*",
  "campaign.*",
  "campaign.budget.*",
];
