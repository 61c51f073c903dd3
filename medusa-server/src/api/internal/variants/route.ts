import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { VariantsQuery } from "@spolverk/medusa-contract";
import { findCategories } from "../../../internal/find-categories.ts";
import { findVariants } from "../../../internal/find-variants.ts";
import { sendLists } from "../../../internal/send-lists.ts";

/** Variants with their products, and the categories that those speak of. */
export async function GET(
  request: MedusaRequest<unknown, VariantsQuery>,
  response: MedusaResponse,
): Promise<void> {
  await sendLists(request, response, {
    variants: findVariants(request.validatedQuery),
    categories: findCategories,
  });
}
