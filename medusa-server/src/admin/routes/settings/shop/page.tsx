import { defineRouteConfig } from "@medusajs/admin-sdk";
import { BuildingStorefront } from "@medusajs/icons";
import { Text } from "@medusajs/ui";
import { useState } from "react";
import { toInput, toNumber } from "../../../api/form-values.ts";
import { useAdminForm } from "../../../api/use-admin-form.ts";
import { SwitchField, TextField } from "../../../components/field.tsx";
import { FormPlaceholder, FormSection } from "../../../components/form-section.tsx";

type SettingsReply = {
  settings: {
    no_back_order: boolean;
    invoice_fee: Record<string, number>;
    invoice_terms_days: number;
    invoice_credit_limit: Record<string, number>;
  };
};

const title = "Shop";

/** The settings of the whole shop. */
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
  const saveAll = () =>
    save({
      no_back_order: noBackOrder,
      invoice_terms_days: toNumber(termsDays),
      invoice_fee: toNumbers(fees),
      invoice_credit_limit: toNumbers(limits),
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
        awaits approval; 0 has every order of such a company approved.
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
    </FormSection>
  );
}

export const config = defineRouteConfig({ label: title, icon: BuildingStorefront });

export default ShopPage;
