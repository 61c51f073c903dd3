import { useState } from "react";
import { toNumber } from "../api/form-values.ts";
import { useSaveVat } from "../api/use-vat.ts";
import { SelectField, TextField } from "./field.tsx";
import { FormSection } from "./form-section.tsx";
import { nameCountry } from "./name-country.ts";

/** Plans the rate of a country from a day on. */
export function VatChangeForm({ countries }: { countries: readonly string[] }) {
  const [country, setCountry] = useState("");
  const [rate, setRate] = useState("");
  const [startsOn, setStartsOn] = useState("");
  const clear = () => {
    setCountry("");
    setRate("");
    setStartsOn("");
  };
  const { save, isSaving, fieldErrors } = useSaveVat("changes", clear);
  return (
    <FormSection
      isSaving={isSaving}
      onSave={() => save({ country, rate: toNumber(rate), starts_on: startsOn })}
      title="New rate of a country"
    >
      <SelectField
        error={fieldErrors.country}
        label="Country"
        onChange={setCountry}
        options={countries}
        placeholder="Choose"
        toText={nameCountry}
        value={country}
      />
      <TextField
        error={fieldErrors.rate}
        label="Rate in percent"
        onChange={setRate}
        required
        step="0.01"
        type="number"
        value={rate}
      />
      <TextField
        error={fieldErrors.starts_on}
        label="From"
        onChange={setStartsOn}
        required
        type="date"
        value={startsOn}
      />
    </FormSection>
  );
}
