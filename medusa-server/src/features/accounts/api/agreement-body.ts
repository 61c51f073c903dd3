import { z } from "../../../platform/zod.ts";
import { formLine } from "../../../forms/form-text.ts";

const day = z.iso.date("must be a day").nullable();

/** A contract price as a merchandiser enters it [3.3]. */
export const agreementBodySchema = z
  .strictObject({
    /** A product's id, a product's name in any language, or "All" for every filament. */
    target: formLine(120),
    discount_percentage: z
      .number("must be a number")
      .min(0.01, "must be more than 0")
      .max(100, "must be 100 or less")
      .refine(
        (percentage) => Number.isInteger(Math.round(percentage * 1e6) / 1e4),
        "has at most two decimals",
      ),
    valid_from: day,
    valid_to: day,
  })
  .refine(({ valid_from, valid_to }) => valid_from === null || valid_to === null || valid_from <= valid_to, {
    path: ["valid_to"],
    error: "must not be before the first day",
  });
export type AgreementBody = z.infer<typeof agreementBodySchema>;
