import { defineRouteConfig } from "@medusajs/admin-sdk";
import { BuildingStorefront } from "@medusajs/icons";
import { Text } from "@medusajs/ui";
import { currencies } from "@spolverk/domain";
import { useState } from "react";
import { toInput, toNumber, toText } from "../../../../../../admin-parts/form-values.ts";
import { useAdminForm } from "../../../../../../admin-parts/use-admin-form.ts";
import { SwitchField, TextField } from "../../../../../../admin-parts/field.tsx";
import { FormPlaceholder, FormSection } from "../../../../../../admin-parts/form-section.tsx";

type SettingsReply = {
  settings: {
    no_back_order: boolean;
    invoice_fee: Record<string, number>;
    invoice_terms_days: number;
    invoice_credit_limit: Record<string, number>;
    exchange_rates: { source: string; on: string; rates: Record<string, number> } | null;
  };
};

const title = "Shop";

/** The page of the shop's settings. */
function ShopPage() {
  const { saved, loadError, ...saving } = useAdminForm<SettingsReply, object>(
    "shop-settings",
    "The shop follows within a minute",
  );
  if (saved === undefined) return <FormPlaceholder title={title} error={loadError} />;
  return <ShopEditor saved={saved} {...saving} />;
}

const toInputs = (amounts: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(amounts).map(([code, amount]) => [code, toInput(amount)]));
const toNumbers = (inputs: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(inputs).map(([code, input]) => [code, toNumber(input)]));

const foreignCodes = currencies.map((code) => code.toLowerCase()).filter((code) => code !== "sek");

/** Maps the inputs of the exchange rates to the request body; null when every input is empty. */
function toExchangeRates(source: string, on: string, inputs: Readonly<Record<string, string>>) {
  const rates = Object.fromEntries(
    Object.entries(inputs).flatMap(([code, input]) =>
      toText(input) === null ? [] : [[code, toNumber(input)]],
    ),
  );
  const isEmpty = toText(source) === null && toText(on) === null && Object.keys(rates).length === 0;
  return isEmpty ? null : { source, on, rates };
}

type EditorProps = {
  saved: SettingsReply;
  save: (body: object) => void;
  isSaving: boolean;
  fieldErrors: Readonly<Record<string, string>>;
};

function ShopEditor({ saved: { settings }, save, isSaving, fieldErrors }: EditorProps) {
  const [noBackOrder, setNoBackOrder] = useState(settings.no_back_order);
  const [termsDays, setTermsDays] = useState(toInput(settings.invoice_terms_days));
  const [fees, setFees] = useState(toInputs(settings.invoice_fee));
  const [limits, setLimits] = useState(toInputs(settings.invoice_credit_limit));
  const known = settings.exchange_rates;
  const [rateSource, setRateSource] = useState(known?.source ?? "");
  const [rateDay, setRateDay] = useState(known?.on ?? "");
  const [rates, setRates] = useState(toInputs(known?.rates ?? {}));
  const saveAll = () =>
    save({
      no_back_order: noBackOrder,
      invoice_terms_days: toNumber(termsDays),
      invoice_fee: toNumbers(fees),
      invoice_credit_limit: toNumbers(limits),
      exchange_rates: toExchangeRates(rateSource, rateDay, rates),
    });
  return (
    <FormSection title={title} isSaving={isSaving} onSave={saveAll}>
      <SwitchField
        label="Sell from stock only"
        hint="Nothing can be ordered without stock, whatever its variation says"
        checked={noBackOrder}
        onChange={setNoBackOrder}
      />
      <TextField
        label="Days to pay an invoice"
        type="number"
        step="1"
        required
        value={termsDays}
        error={fieldErrors.invoice_terms_days}
        onChange={setTermsDays}
      />
      <div className="grid grid-cols-1 gap-4 md:grid-cols-3">
        {Object.entries(fees).map(([code, fee]) => (
          <TextField
            key={code}
            label={`Invoice fee without VAT (${code.toUpperCase()})`}
            type="number"
            step="0.01"
            required
            value={fee}
            error={fieldErrors[`invoice_fee.${code}`]}
            onChange={(changed) => setFees({ ...fees, [code]: changed })}
          />
        ))}
      </div>
      <Text className="text-ui-fg-subtle" size="small">
        A company that has paid no invoice yet may have open invoices up to this limit. An order beyond it
        awaits approval; with 0, every order of such a company does.
      </Text>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-3">
        {Object.entries(limits).map(([code, limit]) => (
          <TextField
            key={code}
            label={`Limit of open invoices with VAT (${code.toUpperCase()})`}
            type="number"
            step="0.01"
            required
            value={limit}
            error={fieldErrors[`invoice_credit_limit.${code}`]}
            onChange={(changed) => setLimits({ ...limits, [code]: changed })}
          />
        ))}
      </div>
      <Text className="text-ui-fg-subtle" size="small">
        Swedish VAT on invoices and receipts in another currency is stated in kronor too, by the rate that is
        entered here when they are issued. Enter the rates of the European Central Bank or of Nasdaq as often
        as you issue such invoices. Without a rate the amount in kronor is left out.
      </Text>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-3">
        <TextField
          label="Source of the exchange rates"
          value={rateSource}
          error={fieldErrors["exchange_rates.source"]}
          onChange={setRateSource}
        />
        <TextField
          label="Day of the exchange rates"
          type="date"
          value={rateDay}
          error={fieldErrors["exchange_rates.on"]}
          onChange={setRateDay}
        />
        {foreignCodes.map((code) => (
          <TextField
            key={code}
            label={`SEK for 1 ${code.toUpperCase()}`}
            type="number"
            step="0.000001"
            value={rates[code] ?? ""}
            error={fieldErrors[`exchange_rates.rates.${code}`]}
            onChange={(changed) => setRates({ ...rates, [code]: changed })}
          />
        ))}
      </div>
    </FormSection>
  );
}

export const config = defineRouteConfig({ label: title, icon: BuildingStorefront });

export default ShopPage;
