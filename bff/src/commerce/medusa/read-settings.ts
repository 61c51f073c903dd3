import { isFeeAmount, toMinor } from "@spolverk/domain";
import { settingsCalls, type SettingsReply } from "@spolverk/medusa-contract";
import { CommerceUnavailableError } from "../commerce-unavailable-error.ts";
import type { CommerceSettings } from "../engine.ts";
import { bindCalls } from "./bind-calls.ts";
import type { MedusaClient } from "./medusa-client.ts";
import { listMethods } from "./payment-providers.ts";
import { toMoneyByCode } from "./to-money.ts";

export function createSettingsRead(medusa: MedusaClient): () => Promise<CommerceSettings> {
  const { readSettings } = bindCalls(medusa, settingsCalls);
  return async () => toSettings(await readSettings());
}

function toSettings(reply: SettingsReply): CommerceSettings {
  const { settings, payment_providers, tax_regions, vat_changes } = reply;
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
    vatRateChanges: vat_changes.map(({ starts_on, ...change }) => ({ ...change, startsOn: starts_on })),
    importThresholds: {
      consignmentGbp: toThreshold(settings.import_consignment_gbp),
      itemNok: toThreshold(settings.import_item_nok),
    },
    invoice: { fee, termsDays: invoice_terms_days, creditLimit },
  };
}

/** Converts major to minor units. */
function toThreshold(whole: number | null): number | null {
  return whole === null ? null : toMinor(whole);
}
