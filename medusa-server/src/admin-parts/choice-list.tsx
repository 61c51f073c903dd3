import { Checkbox, Hint, Label } from "@medusajs/ui";
import { useId } from "react";

type ChoiceListProps<Option extends string> = {
  label: string;
  options: readonly Option[];
  chosen: readonly Option[];
  onChange: (chosen: Option[]) => void;
  /** Returns an option's label; by default the option is its own label. */
  toText?: (option: Option) => string;
  error?: string | undefined;
};

/** Labelled group of checkboxes, one for each option, in the order of the options. */
export function ChoiceList<Option extends string>({
  label,
  options,
  chosen,
  onChange,
  toText,
  error,
}: ChoiceListProps<Option>) {
  const id = useId();
  const toggle = (option: Option, isOn: boolean) =>
    onChange(options.filter((each) => (each === option ? isOn : chosen.includes(each))));
  return (
    <fieldset
      className="flex flex-col gap-y-2"
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <legend className="txt-compact-small-plus mb-1">{label}</legend>
      <div className="grid grid-cols-1 gap-2 md:grid-cols-2">
        {options.map((option) => (
          <div className="flex items-center gap-x-2" key={option}>
            <Checkbox
              id={`${id}-${option}`}
              checked={chosen.includes(option)}
              onCheckedChange={(isOn) => toggle(option, isOn === true)}
            />
            <Label htmlFor={`${id}-${option}`} size="small">
              {toText?.(option) ?? option}
            </Label>
          </div>
        ))}
      </div>
      {error !== undefined && (
        <Hint id={`${id}-error`} variant="error">
          {error}
        </Hint>
      )}
    </fieldset>
  );
}
