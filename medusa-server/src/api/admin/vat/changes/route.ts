import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { toShopDay } from "@spolverk/domain";
import type { VatChangeBody } from "../../../../features/catalogue/api/vat-body.ts";
import { refuseField } from "../../../../forms/refuse-field.ts";
import { SHOP_MODULE } from "../../../../features/catalogue/modules/shop/index.ts";
import { applyVatChanges } from "../../../../features/catalogue/vat/apply-vat-changes.ts";
import { readCountryRates } from "../../../../features/catalogue/vat/read-country-rates.ts";
import { hasBegun } from "../../../../features/catalogue/vat/to-vat-history.ts";

/** Plans a VAT rate from a day on. Another one of a day that has begun corrects the one that holds; both are kept. */
export async function POST(
  request: AuthenticatedMedusaRequest<VatChangeBody>,
  response: MedusaResponse,
): Promise<void> {
  const shop = request.scope.resolve(SHOP_MODULE);
  const { country, rate, starts_on } = request.validatedBody;
  const known = await readCountryRates(request.scope);
  if (!known.some((candidate) => candidate.country === country)) {
    return refuseField(response, "country", "is not delivered to");
  }
  const notApplied = { country, starts_on, applied_at: null };
  const [same] = await shop.listVatRateChanges(notApplied, { take: 1 });
  const now = new Date();
  if (same && !hasBegun(same, toShopDay(now.toISOString()))) {
    return refuseField(response, "starts_on", "has a rate of this country already: remove that one first");
  }
  // One that holds since a moment ago is not written yet, and stays as history once it is.
  if (same) await applyVatChanges(request.scope, now);
  response.json({ change: await shop.createVatRateChanges({ country, rate, starts_on }) });
}
