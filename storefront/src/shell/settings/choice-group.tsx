type ChoiceGroupProps<T extends string> = {
  legend: string;
  name: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
};

/** A few radio buttons side by side. */
export function ChoiceGroup<T extends string>({
  legend,
  name,
  value,
  options,
  onChange,
}: ChoiceGroupProps<T>) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      <div className="flex gap-1 rounded-full bg-sunken p-1">
        {options.map((option) => (
          <label
            className="grow rounded-full px-3 py-2 text-center text-sm font-semibold has-checked:bg-surface has-checked:shadow-card has-focus-visible:outline-3 has-focus-visible:outline-accent"
            key={option.value}
          >
            <input
              checked={option.value === value}
              className="sr-only"
              name={name}
              onChange={() => onChange(option.value)}
              type="radio"
              value={option.value}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
