import { Select } from "@medusajs/ui";

/** Value of the option that sets no filter: `Select.Item` refuses an empty value. */
const all = "all";

type FilterSelectProps = {
  label: string;
  /** The chosen value; empty when no filter is set. */
  value: string;
  /** Labels by value, in the order of the options. */
  names: Readonly<Record<string, string>>;
  /** Label of the option that sets no filter. */
  allName: string;
  onChange: (value: string) => void;
};

/** Drop-down list above a list, which filters its rows by one value. */
export function FilterSelect({ label, value, names, allName, onChange }: FilterSelectProps) {
  return (
    <Select
      size="small"
      value={value === "" ? all : value}
      onValueChange={(chosen) => onChange(chosen === all ? "" : chosen)}
    >
      <Select.Trigger aria-label={label} className="w-44">
        <Select.Value />
      </Select.Trigger>
      <Select.Content>
        <Select.Item value={all}>{allName}</Select.Item>
        {Object.entries(names).map(([each, name]) => (
          <Select.Item key={each} value={each}>
            {name}
          </Select.Item>
        ))}
      </Select.Content>
    </Select>
  );
}
