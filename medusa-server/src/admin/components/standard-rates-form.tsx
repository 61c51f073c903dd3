import { Text } from "@medusajs/ui";
import { useState } from "react";
import { useSaveVat } from "../api/use-vat.ts";
import { TextField } from "./field.tsx";
import { FormSection } from "./form-section.tsx";

/** Plans every country's own standard rate from a day on. */
export function StandardRatesForm() {
  const [startsOn, setStartsOn] = useState("");
  const { save, isSaving, fieldErrors } = useSaveVat("changes/standard", () => setStartsOn(""));
  return (
    <FormSection
      isSaving={isSaving}
      onSave={() => save({ starts_on: startsOn })}
      title="Every country’s standard rate"
    >
      <Text className="text-ui-fg-subtle" size="small">
        Plans a rate for each country that would be charged another one on that day. The list is of November
        2026: compare it before the day.
      </Text>
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
