import type { MiddlewareRoute } from "@medusajs/framework/http";
import { standardRatesBodySchema, vatChangeBodySchema, vatThresholdsBodySchema } from "../api/vat-body.ts";
import { validateForm } from "../../../forms/validate-form.ts";

const bodies = {
  changes: vatChangeBodySchema,
  "changes/standard": standardRatesBodySchema,
  thresholds: vatThresholdsBodySchema,
};

/** What the calls about VAT are checked against. */
export const vatRoutes: MiddlewareRoute[] = Object.entries(bodies).map(([path, schema]) => ({
  matcher: `/admin/vat/${path}`,
  methods: ["POST" as const],
  middlewares: [validateForm(schema)],
}));
