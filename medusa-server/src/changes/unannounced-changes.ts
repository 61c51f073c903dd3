import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";

/** Products were changed by a call of the admin for which Medusa itself emits no event. */
export const productsChanged = "catalogue.products-changed";

const movesSchema = z.object({
  add: z.array(z.string()).default([]),
  remove: z.array(z.string()).default([]),
});

/** Announces products that the admin puts into a category or takes out of it. */
export const announceMovedProducts = announceWhenDone(({ validatedBody }) => {
  const { add, remove } = movesSchema.parse(validatedBody);
  return [...add, ...remove];
});

/** Announces the product of a path whose pictures the admin assigns to variations or takes from them. */
export const announceAssignedPictures = announceWhenDone(({ params: { id } }) =>
  id === undefined ? [] : [id],
);

/** Announces products once the call has succeeded. */
function announceWhenDone(readIds: (request: MedusaRequest) => string[]) {
  return (request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction): void => {
    response.once("finish", () => {
      if (response.statusCode >= 400) return;
      emitChanged(request, readIds).catch((error: unknown) => {
        request.scope
          .resolve(ContainerRegistrationKeys.LOGGER)
          .error(`Changed products unannounced: ${String(error)}`);
      });
    });
    next();
  };
}

async function emitChanged(
  request: MedusaRequest,
  readIds: (request: MedusaRequest) => string[],
): Promise<void> {
  await request.scope
    .resolve(Modules.EVENT_BUS)
    .emit({ name: productsChanged, data: { id: readIds(request) } });
}
