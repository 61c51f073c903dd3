import { Select } from "@medusajs/ui";

/** A choice needs a value that is not empty. */
const all = "all";

type FilterSelectProps = {
  label: string;
  /** Empty: all. */
  value: string;
  /** What is read of a value, by the values; in their order. */
  names: Readonly<Record<string, string>>;
  /** What is read of no choice. */
  allName: string;
  onChange: (value: string) => void;
};

/** Above a list: which of its entries are shown. */
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
