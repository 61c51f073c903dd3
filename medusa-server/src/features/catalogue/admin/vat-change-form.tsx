import { usePrompt } from "@medusajs/ui";
import { toShopDay } from "@spolverk/domain";
import { useState } from "react";
import { isVatRate } from "../vat/is-vat-rate.ts";
import { toNumber } from "../../../admin-parts/form-values.ts";
import { type CountryRate, useSaveVat } from "./use-vat.ts";
import { describeRates } from "./describe-rates.ts";
import { SelectField, TextField } from "../../../admin-parts/field.tsx";
import { FormSection } from "../../../admin-parts/form-section.tsx";
import { nameCountry } from "../../../admin-parts/name-country.ts";

/** Plans a country's rate from a day on; asks for confirmation when it takes effect at once. */
export function VatChangeForm({ countries }: { countries: readonly CountryRate[] }) {
  const [country, setCountry] = useState("");
  const [rate, setRate] = useState("");
  const [startsOn, setStartsOn] = useState("");
  const clear = () => {
    setCountry("");
    setRate("");
    setStartsOn("");
  };
  const { save, isSaving, fieldErrors } = useSaveVat("changes", clear);
  const ask = usePrompt();
  const submit = async () => {
    const body = { country, rate: toNumber(rate), starts_on: startsOn };
    const before = countries.find((candidate) => candidate.country === country)?.rate;
    const holdsAtOnce = startsOn === toShopDay(new Date().toISOString());
    // Invalid input needs no confirmation, because the server refuses it.
    const isSure =
      !holdsAtOnce ||
      before === undefined ||
      !isVatRate(body.rate) ||
      body.rate === before ||
      (await ask({
        title: "Charge this rate from now on?",
        description: describeRates([{ country, before, after: body.rate }]),
        confirmText: "Charge it",
        cancelText: "Cancel",
      }));
    if (isSure) save(body);
  };
  return (
    <FormSection isSaving={isSaving} onSave={() => void submit()} title="New rate of a country">
      <SelectField
        error={fieldErrors.country}
        label="Country"
        onChange={setCountry}
        options={countries.map((candidate) => candidate.country)}
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
        hint="A rate from today holds at once. To correct one that holds, enter the right one from today"
        label="From"
        onChange={setStartsOn}
        required
        type="date"
        value={startsOn}
      />
    </FormSection>
  );
}
