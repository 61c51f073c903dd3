import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { findRuleProblem, targetRuleProblem } from "../to-coupon.ts";

const rules = z
  .array(z.object({ attribute: z.string().optional(), operator: z.string().optional() }))
  .default([]);
const batchSchema = z.object({ create: rules, update: rules });

/** Refuses conditions of a coupon that the shop does not support: Medusa's workflow for conditions has no hook. */
export function refusePromotionRules({ ofItems }: { ofItems: boolean }) {
  return (request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction): void => {
    const { data } = batchSchema.safeParse(request.body);
    const changed = data ? [...data.create, ...data.update] : [];
    const [problem] = changed.flatMap((rule) => (ofItems ? targetRuleProblem : findRuleProblem(rule)) ?? []);
    // A malformed body passes here, because Medusa's own route refuses it.
    if (problem === undefined) next();
    else response.status(400).json({ type: "invalid_data", message: problem });
  };
}
