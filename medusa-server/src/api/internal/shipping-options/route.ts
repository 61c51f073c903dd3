import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";

/** Every shipping option that is open to shoppers, with its prices without VAT. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { data } = await request.scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "shipping_option",
    fields: [
      "id",
      "name",
      "data",
      "prices.currency_code",
      "prices.amount",
      "prices.rules_count",
      "prices.min_quantity",
      "rules.attribute",
      "rules.value",
      "service_zone.geo_zones.country_code",
    ],
  });
  response.json({ shipping_options: data });
}
