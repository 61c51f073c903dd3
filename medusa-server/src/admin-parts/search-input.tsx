import { Input } from "@medusajs/ui";

type SearchInputProps = {
  /** What an entry is found by, as a sentence begins. */
  by: string;
  value: string;
  onChange: (value: string) => void;
};

/** Finds entries of a list as they are typed. */
export function SearchInput({ by, value, onChange }: SearchInputProps) {
  return (
    <div className="w-72">
      <Input
        aria-label={`Search by ${by.toLowerCase()}`}
        maxLength={100}
        placeholder={by}
        size="small"
        type="search"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
