import { Text } from "@medusajs/ui";
import { useState } from "react";
import { toInput, toNumber } from "../../../admin-parts/form-values.ts";
import { useSaveVat, type VatThresholds } from "./use-vat.ts";
import { TextField } from "../../../admin-parts/field.tsx";
import { FormSection } from "../../../admin-parts/form-section.tsx";

/** The values from which the carrier collects VAT at the border; an empty field turns it off. */
export function VatThresholdsForm({ thresholds }: { thresholds: VatThresholds }) {
  const [consignment, setConsignment] = useState(toInput(thresholds.import_consignment_gbp));
  const [item, setItem] = useState(toInput(thresholds.import_item_nok));
  const { save, isSaving, fieldErrors } = useSaveVat("thresholds");
  return (
    <FormSection
      isSaving={isSaving}
      onSave={() => save({ import_consignment_gbp: toNumber(consignment), import_item_nok: toNumber(item) })}
      title="VAT at the border"
    >
      <Text className="text-ui-fg-subtle" size="small">
        Leave a field empty until the shop is registered in the country (HMRC, VOEC): the shop then charges
        VAT whatever the value.
      </Text>
      <TextField
        error={fieldErrors.import_consignment_gbp}
        hint="By law 135: a consignment of more is taxed at the border"
        label="United Kingdom: goods of a consignment without VAT (GBP)"
        onChange={setConsignment}
        step="1"
        type="number"
        value={consignment}
      />
      <TextField
        error={fieldErrors.import_item_nok}
        hint="By law 3000: an item of that price or more, and all items of a company, are taxed at the border"
        label="Norway: one item without VAT (NOK)"
        onChange={setItem}
        step="1"
        type="number"
        value={item}
      />
    </FormSection>
  );
}
