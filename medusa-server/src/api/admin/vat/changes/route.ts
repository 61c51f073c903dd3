import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { VatChangeBody } from "../../../../admin-api/vat-body.ts";
import { refuseField } from "../../../../admin-api/refuse-field.ts";
import { SHOP_MODULE } from "../../../../modules/shop/index.ts";
import type ShopModuleService from "../../../../modules/shop/service.ts";
import { readCountryRates } from "../../../../vat/read-country-rates.ts";

/** Plans a VAT rate from a day on. */
export async function POST(
  request: AuthenticatedMedusaRequest<VatChangeBody>,
  response: MedusaResponse,
): Promise<void> {
  const shop: ShopModuleService = request.scope.resolve(SHOP_MODULE);
  const { country, rate, starts_on } = request.validatedBody;
  const known = await readCountryRates(request.scope);
  if (!known.some((candidate) => candidate.country === country)) {
    return refuseField(response, "country", "is not delivered to");
  }
  const [same] = await shop.listVatRateChanges({ country, starts_on }, { select: ["id"], take: 1 });
  if (same) return refuseField(response, "starts_on", "has a rate of this country already");
  response.json({ change: await shop.createVatRateChanges({ country, rate, starts_on }) });
}
