import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { toId } from "../../../../../internal/to-id.ts";
import { SHOP_MODULE } from "../../../../../modules/shop/index.ts";
import type ShopModuleService from "../../../../../modules/shop/service.ts";

/** Takes back a rate to come. One that holds already is changed by another one. */
export async function DELETE(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const shop: ShopModuleService = request.scope.resolve(SHOP_MODULE);
  const id = toId(request);
  const { applied_at } = await shop.retrieveVatRateChange(id, { select: ["id", "applied_at"] });
  if (applied_at !== null) {
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, "This rate holds already: plan another one");
  }
  await shop.deleteVatRateChanges(id);
  response.json({ id, object: "vat_rate_change", deleted: true });
}
