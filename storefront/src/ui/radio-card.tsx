import type { ReactNode } from "react";

type RadioCardProps = {
  id: string;
  name: string;
  value: string;
  checked: boolean;
  onSelect: () => void;
  title: ReactNode;
  /** Shown at the right of the title: a price, a fee. */
  aside?: ReactNode;
  children?: ReactNode;
};

/** A radio button as a card that is easy to hit. The caller's fieldset needs a legend. */
export function RadioCard({ id, name, value, checked, onSelect, title, aside, children }: RadioCardProps) {
  return (
    <label
      className="flex gap-3.5 rounded-2xl border border-line bg-surface p-4 transition-colors hover:border-strong has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
      htmlFor={id}
    >
      <input
        checked={checked}
        className="mt-0.5 size-5 shrink-0 accent-accent outline-none"
        id={id}
        name={name}
        onChange={onSelect}
        type="radio"
        value={value}
      />
      <span className="min-w-0 grow">
        <span className="flex flex-wrap items-baseline justify-between gap-x-4 font-semibold">
          <span>{title}</span>
          {aside && <span>{aside}</span>}
        </span>
        {children && <span className="mt-1 block text-sm text-soft">{children}</span>}
      </span>
    </label>
  );
}
