import { MedusaError } from "@medusajs/framework/utils";
import { createProductVariantsWorkflow, updateProductVariantsWorkflow } from "@medusajs/medusa/core-flows";
import { findWrongAmounts } from "../../../../money/find-wrong-amounts.ts";

/**
 * Checks prices in the workflow, because an import's rows pass no route. The error makes the workflow undo what it has
 * stored.
 */
function refuse(variants: readonly { prices?: unknown; price_set?: unknown }[]): void {
  const priced = variants.map(({ prices, price_set }) => ({ prices, price_set }));
  const [problem] = findWrongAmounts(priced, { amount: { kind: "price" } });
  if (problem !== undefined) {
    throw new MedusaError(MedusaError.Types.INVALID_DATA, `${problem.field} ${problem.message}`);
  }
}

createProductVariantsWorkflow.hooks.productVariantsCreated(({ product_variants }) =>
  refuse(product_variants),
);
updateProductVariantsWorkflow.hooks.productVariantsUpdated(({ product_variants }) =>
  refuse(product_variants),
);
