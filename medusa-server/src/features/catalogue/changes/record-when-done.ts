import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import type { ChangedProducts } from "../modules/change-log/service.ts";
import { recordChanges } from "./record-changes.ts";

const movesSchema = z.object({
  add: z.array(z.string()).default([]),
  remove: z.array(z.string()).default([]),
});

/** For products that the admin puts into a category or a sales channel, or takes out of it: Medusa emits no event. */
export const recordMovedProducts = recordWhenDone(({ validatedBody }) => {
  const { add, remove } = movesSchema.parse(validatedBody);
  return [...add, ...remove];
});

/** For the product of a path whose pictures the admin assigns to variations or takes from them. */
export const recordProductInPath = recordWhenDone(({ params: { id } }) => (id === undefined ? [] : [id]));

/** For the store and its stock locations, by which stock is counted. */
export const recordAllProducts = recordWhenDone(() => "all");

/** Writes products into the change log once the call has succeeded. */
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
