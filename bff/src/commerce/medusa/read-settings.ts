import { isFeeAmount } from "@spolverk/domain";
import { z } from "zod";
import { CommerceUnavailableError } from "../commerce-unavailable-error.ts";
import type { CommerceSettings } from "../port.ts";
import type { MedusaClient } from "./medusa-client.ts";
import { listMethods } from "./payment-providers.ts";
import { toMoneyByCode } from "./to-money.ts";

const settingsReplySchema = z.object({
  settings: z.object({
    no_back_order: z.boolean(),
    seller_country: z.string(),
    invoice_fee: z.record(z.string(), z.number()),
    invoice_terms_days: z.int(),
    invoice_credit_limit: z.record(z.string(), z.number()),
  }),
  payment_providers: z.array(z.string()),
  tax_regions: z.array(
    z.object({
      country_code: z.string(),
      province_code: z.string().nullish(),
      tax_rates: z
        .array(z.object({ rate: z.number().nullable(), is_default: z.boolean() }).nullish())
        .nullish(),
    }),
  ),
});

export function createSettingsRead(medusa: MedusaClient): () => Promise<CommerceSettings> {
  return async () => toSettings(await medusa.get(settingsReplySchema, "settings"));
}

function toSettings({
  settings,
  payment_providers,
  tax_regions,
}: z.output<typeof settingsReplySchema>): CommerceSettings {
  const { no_back_order, seller_country, invoice_fee, invoice_terms_days, invoice_credit_limit } = settings;
  const fee = toMoneyByCode(invoice_fee, isFeeAmount);
  if (fee === null) throw new CommerceUnavailableError("Medusa has no invoice fee in some currency");
  const creditLimit = toMoneyByCode(invoice_credit_limit, isFeeAmount);
  if (creditLimit === null) {
    throw new CommerceUnavailableError("Medusa has no limit of open invoices in some currency");
  }
  return {
    noBackOrder: no_back_order,
    sellerCountry: seller_country,
    paymentMethods: listMethods(payment_providers),
    vatRates: Object.fromEntries(
      tax_regions
        .filter(({ province_code }) => !province_code)
        .map(({ country_code, tax_rates }) => [
          country_code.toUpperCase(),
          tax_rates?.find((rate) => rate?.is_default)?.rate ?? 0,
        ]),
    ),
    invoice: { fee, termsDays: invoice_terms_days, creditLimit },
  };
}
