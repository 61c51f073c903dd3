import type { AuthenticatedMedusaRequest, MedusaResponse, MiddlewareRoute } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { toShopDay } from "@spolverk/domain";
import { refuseField } from "../../../forms/refuse-field.ts";
import { adminRoute } from "../../../http/admin-route.ts";
import { toId } from "../../../http/to-id.ts";
import { SHOP_MODULE } from "../modules/shop/index.ts";
import { SHOP_SETTING_ID } from "../modules/shop/service.ts";
import { applyVatChanges } from "../vat/apply-vat-changes.ts";
import { planStandardRates } from "../vat/plan-standard-rates.ts";
import { readCountryRates } from "../vat/read-country-rates.ts";
import { readVat } from "../vat/read-vat.ts";
import { hasBegun } from "../vat/to-vat-history.ts";
import {
  standardRatesBodySchema,
  type VatChangeBody,
  vatChangeBodySchema,
  vatThresholdsBodySchema,
} from "./vat-body.ts";

export const vatAdminRoutes: MiddlewareRoute[] = [
  adminRoute({
    method: "GET",
    path: "vat",
    handler: async ({ scope }, response) => {
      response.json(await readVat(scope));
    },
  }),
  adminRoute({ method: "POST", path: "vat/changes", form: vatChangeBodySchema, handler: planChange }),
  // Plans the standard rate of every country from a day on.
  adminRoute({
    method: "POST",
    path: "vat/changes/standard",
    form: standardRatesBodySchema,
    handler: async ({ scope, validatedBody }, response) => {
      response.json({ planned: await planStandardRates(scope, validatedBody.starts_on) });
    },
  }),
  adminRoute({ method: "DELETE", path: "vat/changes/:id", handler: takeChangeBack }),
  // Sets the values above which VAT is collected at the border; null: never.
  adminRoute({
    method: "POST",
    path: "vat/thresholds",
    form: vatThresholdsBodySchema,
    handler: async ({ scope, validatedBody }, response) => {
      await scope.resolve(SHOP_MODULE).updateShopSettings({ id: SHOP_SETTING_ID, ...validatedBody });
      response.json({ thresholds: validatedBody });
    },
  }),
];

/**
 * Plans a country's VAT rate from a day on. A further rate of a day that has begun corrects the present rate; the
 * history keeps both.
 */
async function planChange(
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
  // Writes a rate whose day has begun to its tax region first, so that the rate stays as history.
  if (same) await applyVatChanges(request.scope, now);
  response.json({ change: await shop.createVatRateChanges({ country, rate, starts_on }) });
}

/** Removes a rate to come. A rate that applies already can only be corrected by another one. */
async function takeChangeBack(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
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
