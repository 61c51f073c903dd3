import { z } from "zod";
import { call, type Immutable } from "./call.ts";

/** Decimal major units by lowercase currency code. */
const amountsSchema = z.record(z.string(), z.number());

const readyReplySchema = z.object({ ready: z.literal(true) });

export const settingsReplySchema = z.object({
  settings: z.object({
    no_back_order: z.boolean(),
    seller_country: z.string(),
    invoice_fee: amountsSchema,
    invoice_terms_days: z.int(),
    invoice_credit_limit: amountsSchema,
    /** Import thresholds without VAT, in major units; null: none. */
    import_consignment_gbp: z.int().positive().nullable(),
    import_item_nok: z.int().positive().nullable(),
  }),
  /** Ids of Medusa's payment providers. */
  payment_providers: z.array(z.string()),
  /** Countries and their provinces, with their rates in percent. */
  tax_regions: z.array(
    z.object({
      country_code: z.string(),
      province_code: z.string().nullish(),
      tax_rates: z
        .array(z.object({ rate: z.number().nullable(), is_default: z.boolean() }).nullish())
        .nullish(),
    }),
  ),
  /**
   * Planned rates in percent that the tax regions do not have yet; they apply from midnight in Sweden of their day
   * (YYYY-MM-DD).
   */
  vat_changes: z.array(z.object({ country: z.string(), rate: z.number(), starts_on: z.string() })),
});
export type SettingsReply = Immutable<z.infer<typeof settingsReplySchema>>;

export const settingsCalls = {
  /** Fails until the backend is ready to take orders. */
  readReady: call({
    method: "GET",
    path: "ready",
    reply: readyReplySchema,
    request: () => ({}),
    result: ({ ready }) => ready,
  }),
  readSettings: call({ method: "GET", path: "settings", reply: settingsReplySchema, request: () => ({}) }),
};
