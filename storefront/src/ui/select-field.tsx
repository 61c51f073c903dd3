import { describedBy, FieldFrame, inputClass } from "./field.tsx";
import { Icon } from "./icon.tsx";

type SelectFieldProps = {
  id: string;
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
  hint?: string | undefined;
  error?: string | undefined;
  autoComplete?: string | undefined;
  name?: string | undefined;
  required?: boolean | undefined;
  className?: string | undefined;
};

export function SelectField({
  id,
  label,
  value,
  options,
  onChange,
  hint,
  error,
  autoComplete,
  name,
  required,
  className,
}: SelectFieldProps) {
  return (
    <FieldFrame className={className} error={error} hint={hint} id={id} label={label}>
      <div className="relative">
        <select
          aria-describedby={describedBy(id, hint, error)}
          aria-invalid={error ? true : undefined}
          autoComplete={autoComplete}
          className={`${inputClass} appearance-none pr-11`}
          id={id}
          name={name}
          required={required}
          onChange={(event) => onChange(event.target.value)}
          value={value}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon
          className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-soft"
          name="chevronDown"
        />
      </div>
    </FieldFrame>
  );
}
