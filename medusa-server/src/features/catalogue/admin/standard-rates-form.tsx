import { Text, usePrompt } from "@medusajs/ui";
import { toShopDay } from "@spolverk/domain";
import { useState } from "react";
import { type CountryRate, useSaveVat } from "./use-vat.ts";
import { describeRates } from "./describe-rates.ts";
import { TextField } from "../../../admin-parts/field.tsx";
import { FormSection } from "../../../admin-parts/form-section.tsx";

/** Plans every country's standard rate from a day on; asks for confirmation when the rates take effect at once. */
export function StandardRatesForm({ countries }: { countries: readonly CountryRate[] }) {
  const [startsOn, setStartsOn] = useState("");
  const { save, isSaving, fieldErrors } = useSaveVat("changes/standard", () => setStartsOn(""));
  const ask = usePrompt();
  const submit = async () => {
    const rates = countries.flatMap(({ country, rate: before, standard_rate: after }) =>
      after === null || after === before ? [] : [{ country, before, after }],
    );
    const isSure =
      startsOn !== toShopDay(new Date().toISOString()) ||
      rates.length === 0 ||
      (await ask({
        title: "Charge the standard rates from now on?",
        description: describeRates(rates),
        confirmText: "Charge them",
        cancelText: "Cancel",
      }));
    if (isSure) save({ starts_on: startsOn });
  };
  return (
    <FormSection isSaving={isSaving} onSave={() => void submit()} title="Every country’s standard rate">
      <Text className="text-ui-fg-subtle" size="small">
        Plans a rate for each country that would be charged another one on that day. The list is of November
        2026: compare it before the day.
      </Text>
      <TextField
        error={fieldErrors.starts_on}
        hint="From today, they hold at once"
        label="From"
        onChange={setStartsOn}
        required
        type="date"
        value={startsOn}
      />
    </FormSection>
  );
}
