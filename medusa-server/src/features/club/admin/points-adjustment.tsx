import { clubTerms } from "@spolverk/domain";
import { useState } from "react";
import { toNumber } from "../../../admin-parts/form-values.ts";
import type { Adjustment } from "./use-club.ts";
import { TextField } from "../../../admin-parts/field.tsx";
import { FormSection } from "../../../admin-parts/form-section.tsx";

type Props = {
  errors: Readonly<Record<string, string>>;
  isSaving: boolean;
  onSave: (adjustment: Adjustment, onDone: () => void) => void;
};

const toEmpty = () => ({ points: "", reason: "", key: crypto.randomUUID() });

/** The form that adds or removes a member's points. */
export function PointsAdjustment({ errors, isSaving, onSave }: Props) {
  const [form, setForm] = useState(toEmpty);
  const save = () => onSave({ ...form, points: toNumber(form.points) }, () => setForm(toEmpty()));
  return (
    <FormSection title="Adjust points" isSaving={isSaving} onSave={save}>
      <TextField
        label="Points"
        hint={`Below zero takes points; what is given expires after ${clubTerms.pointsExpireDays} days`}
        type="number"
        step="0.01"
        value={form.points}
        error={errors.points}
        onChange={(points) => setForm({ ...form, points })}
      />
      <TextField
        label="Reason"
        hint="The member sees it"
        value={form.reason}
        error={errors.reason}
        onChange={(reason) => setForm({ ...form, reason })}
      />
    </FormSection>
  );
}
