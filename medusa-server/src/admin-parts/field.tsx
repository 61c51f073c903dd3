import { Hint, Input, Label, Select, Switch, Textarea } from "@medusajs/ui";
import { useId, type ReactNode, type Ref } from "react";

type Common = { label: string; hint?: string; error?: string | undefined };

function Frame({ id, label, hint, error, children }: Common & { id: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-y-1">
      <Label htmlFor={id} size="small" weight="plus">
        {label}
      </Label>
      {children}
      {error !== undefined && (
        <Hint id={`${id}-error`} variant="error">
          {error}
        </Hint>
      )}
      {error === undefined && hint !== undefined && <Hint id={`${id}-hint`}>{hint}</Hint>}
    </div>
  );
}

function describedBy(id: string, { hint, error }: Common): string | undefined {
  if (error !== undefined) return `${id}-error`;
  return hint === undefined ? undefined : `${id}-hint`;
}

type TextFieldProps = Common & {
  value: string;
  onChange: (value: string) => void;
  type?: "text" | "number" | "date" | "datetime-local";
  step?: string;
  required?: boolean;
};

/** Labelled input of one line. Numbers and dates stay text until the form is sent. */
export function TextField({
  value,
  onChange,
  type = "text",
  step,
  required = false,
  ...common
}: TextFieldProps) {
  const id = useId();
  return (
    <Frame id={id} {...common}>
      <Input
        id={id}
        type={type}
        value={value}
        // Not `required`: Medusa's input turns red for it before the user types anything.
        aria-required={required}
        {...(step === undefined ? {} : { step })}
        aria-invalid={common.error !== undefined}
        aria-describedby={describedBy(id, common)}
        onChange={(event) => onChange(event.target.value)}
      />
    </Frame>
  );
}

type TextAreaFieldProps = Common & {
  value: string;
  onChange: (value: string) => void;
  rows: number;
  inputRef?: Ref<HTMLTextAreaElement>;
};

/** Labelled input of several lines. */
export function TextAreaField({ value, onChange, rows, inputRef, ...common }: TextAreaFieldProps) {
  const id = useId();
  return (
    <Frame id={id} {...common}>
      <Textarea
        id={id}
        ref={inputRef}
        rows={rows}
        value={value}
        aria-invalid={common.error !== undefined}
        aria-describedby={describedBy(id, common)}
        onChange={(event) => onChange(event.target.value)}
      />
    </Frame>
  );
}

type SelectFieldProps<Option extends string> = Common & {
  value: string;
  options: readonly Option[];
  onChange: (value: Option) => void;
  /** Returns an option's label; by default the option is its own label. */
  toText?: (option: Option) => string;
  /** Text shown while no option is chosen. */
  placeholder?: string;
};

/** Labelled drop-down list of which one option is chosen. */
export function SelectField<Option extends string>({
  value,
  options,
  onChange,
  toText,
  placeholder,
  ...common
}: SelectFieldProps<Option>) {
  const id = useId();
  return (
    <Frame id={id} {...common}>
      <Select value={value} onValueChange={(chosen) => onChange(chosen as Option)}>
        <Select.Trigger
          id={id}
          aria-invalid={common.error !== undefined}
          aria-describedby={describedBy(id, common)}
        >
          <Select.Value placeholder={placeholder} />
        </Select.Trigger>
        <Select.Content>
          {options.map((option) => (
            <Select.Item key={option} value={option}>
              {toText?.(option) ?? option}
            </Select.Item>
          ))}
        </Select.Content>
      </Select>
    </Frame>
  );
}

/** Switch with its label beside it. */
export function SwitchField({
  checked,
  onChange,
  ...common
}: Common & { checked: boolean; onChange: (checked: boolean) => void }) {
  const id = useId();
  return (
    <div className="flex items-start gap-x-3">
      <Switch
        id={id}
        className="mt-0.5 shrink-0"
        checked={checked}
        aria-describedby={describedBy(id, common)}
        onCheckedChange={onChange}
      />
      <div className="flex flex-col">
        <Label htmlFor={id} size="small" weight="plus">
          {common.label}
        </Label>
        {common.hint !== undefined && <Hint id={`${id}-hint`}>{common.hint}</Hint>}
      </div>
    </div>
  );
}
