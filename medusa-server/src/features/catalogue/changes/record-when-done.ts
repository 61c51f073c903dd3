import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import type { ChangedProducts } from "../modules/change-log/service.ts";
import { recordChanges } from "./record-changes.ts";

const movesSchema = z.object({
  add: z.array(z.string()).default([]),
  remove: z.array(z.string()).default([]),
});

/**
 * Records the products that the admin adds to or removes from a category or a sales channel: Medusa emits no event for
 * it.
 */
export const recordMovedProducts = recordWhenDone(({ validatedBody }) => {
  const { add, remove } = movesSchema.parse(validatedBody);
  return [...add, ...remove];
});

/** Records the product in the path, whose pictures the admin assigns to variations or removes from them. */
export const recordProductInPath = recordWhenDone(({ params: { id } }) => (id === undefined ? [] : [id]));

/** Records all products after a change of the store or of its stock locations, which decide what stock counts. */
export const recordAllProducts = recordWhenDone(() => "all");

/** Appends products to the change log after the request has succeeded. */
function recordWhenDone(readProducts: (request: MedusaRequest) => ChangedProducts) {
  return (request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction): void => {
    response.once("finish", () => {
      if (response.statusCode >= 400) return;
      recordChanges(request.scope, readProducts(request)).catch((error: unknown) => {
        request.scope
          .resolve(ContainerRegistrationKeys.LOGGER)
          .error(`Changed products are not in the change log: ${String(error)}`);
      });
    });
    next();
  };
}
