import type { FocusEvent } from "react";
import { TextField } from "../../ui/field.tsx";
import type { TakeBackField, TakeBackValues } from "./take-back-values.ts";
import type { TakeBackForm } from "./use-take-back-form.ts";

type AmountFieldProps = {
  form: TakeBackForm;
  id: TakeBackField;
  name: { [K in keyof TakeBackValues]: TakeBackValues[K] extends string ? K : never }[keyof TakeBackValues];
  label: string;
  hint?: string;
  optional?: string;
  inputMode?: "numeric" | "decimal";
  className?: string;
  /** Fields that are validated together with this one, because one limit covers them all. */
  together?: readonly TakeBackField[];
};

/**
 * A text field for a number with a decimal comma or point: a field of type "number" does not accept both in every
 * language.
 */
export function AmountField({ form, id, name, together, inputMode = "decimal", ...field }: AmountFieldProps) {
  const { values, errors, change, check } = form;
  return (
    <TextField
      autoComplete="off"
      error={errors[id]}
      id={id}
      inputMode={inputMode}
      maxLength={12}
      name={name}
      onBlur={(event) => {
        if (!isPressing(event)) check(together ?? [id]);
      }}
      onChange={(typed) => change(id, { [name]: typed })}
      value={values[name]}
      {...field}
    />
  );
}

/**
 * Whether the field lost the focus to a button. A message that then appears would move the button away from the
 * pointer.
 */
const isPressing = ({ relatedTarget }: FocusEvent) => relatedTarget instanceof HTMLButtonElement;
