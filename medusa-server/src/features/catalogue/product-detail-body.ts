import { z } from "@medusajs/framework/zod";
import { readManufacturers } from "@spolverk/content";
import { languages } from "@spolverk/content/languages";
import { type ProductInformation, productInformationSchema } from "@spolverk/content/product-information";
import { isCountry, saleMeasures } from "@spolverk/domain";
import { formLine, formText } from "../../forms/form-text.ts";

const translationSchema = z.strictObject({
  name: formLine(120),
  description: formText(4000),
  /** The shop shows three bullets [9.18]. */
  bullets: z.array(formLine(90)).max(3, "takes three at most"),
});

type Problem = { path: readonly PropertyKey[]; message: string };

const originSchema = z.object({ customs: z.object({ origin: z.string() }) });

/**
 * Finds an origin that is not a country even when other fields are wrong, so that a merchandiser sees all problems at
 * once.
 */
function findOriginProblem(information: unknown): Problem | null {
  const { data } = originSchema.safeParse(information);
  if (data === undefined || isCountry(data.customs.origin)) return null;
  return { path: ["customs", "origin"], message: "is no country: two letters of ISO 3166-1, such as SE" };
}

/** Wraps the content package's schema: it uses another version of zod, which cannot be nested in this one. */
const informationSchema = z.unknown().transform((value, context): ProductInformation => {
  const parsed = productInformationSchema.safeParse(value);
  const wrongOrigin = findOriginProblem(value);
  if (parsed.success && wrongOrigin === null) return parsed.data;
  const others: Problem[] = parsed.error?.issues ?? [];
  // A wrong origin comes first, because a form shows only the first problem of a field.
  for (const { path, message } of wrongOrigin === null ? others : [wrongOrigin, ...others]) {
    context.addIssue({ code: "custom", path: path.map(String), message });
  }
  return z.NEVER;
});

/** The product fields that a merchandiser enters beside Medusa's own form. */
export const productDetailBodySchema = z.strictObject({
  type: z.enum(["filament", "printer", "adhesive", "nozzle", "accessory", "giftCard"]),
  /** The law requires the manufacturer's postal address, which the content files hold. */
  manufacturer: formLine(80).refine(
    (name) => readManufacturers().some(({ brand }) => brand === name),
    "is no brand of content/catalogue/manufacturers.yaml",
  ),
  discontinued: z.boolean(),
  restricted: z.boolean(),
  sold_by: z.enum(saleMeasures).nullable(),
  information: informationSchema,
  /** The English texts are the product's own title and description. */
  texts: z.record(z.enum(languages), translationSchema),
});
export type ProductDetailBody = z.infer<typeof productDetailBodySchema>;
