import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";

/** Products were put into a category or taken out of it, for which Medusa itself emits no event. */
export const productsMoved = "catalogue.products-moved";

const movesSchema = z.object({
  add: z.array(z.string()).default([]),
  remove: z.array(z.string()).default([]),
});

/** Tells of the products that the admin moves, once they are moved. */
export function announceProductsMoved(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  response.once("finish", () => {
    if (response.statusCode >= 400) return;
    emitMoved(request).catch((error: unknown) => {
      request.scope
        .resolve(ContainerRegistrationKeys.LOGGER)
        .error(`Moved products untold: ${String(error)}`);
    });
  });
  next();
}

async function emitMoved({ scope, validatedBody }: MedusaRequest): Promise<void> {
  const { add, remove } = movesSchema.parse(validatedBody);
  await scope.resolve(Modules.EVENT_BUS).emit({ name: productsMoved, data: { id: [...add, ...remove] } });
}
