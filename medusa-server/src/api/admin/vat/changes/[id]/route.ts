import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { toShopDay } from "@spolverk/domain";
import { toId } from "../../../../../http/to-id.ts";
import { SHOP_MODULE } from "../../../../../features/catalogue/modules/shop/index.ts";
import { hasBegun } from "../../../../../features/catalogue/vat/to-vat-history.ts";

/** Takes back a rate to come. One that holds already is corrected by another one. */
export async function DELETE(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const shop = request.scope.resolve(SHOP_MODULE);
  const id = toId(request);
  const change = await shop.retrieveVatRateChange(id, { select: ["id", "starts_on", "applied_at"] });
  if (hasBegun(change, toShopDay(new Date().toISOString()))) {
    throw new MedusaError(
      MedusaError.Types.NOT_ALLOWED,
      "This rate holds already: enter the right one from today",
    );
  }
  await shop.deleteVatRateChanges(id);
  response.json({ id, object: "vat_rate_change", deleted: true });
}
