import type { ReactNode } from "react";

type CheckboxProps = {
  id: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  error?: string | undefined;
  children: ReactNode;
};

export function Checkbox({ id, checked, onChange, error, children }: CheckboxProps) {
  return (
    <div>
      <label className="flex min-h-11 items-start gap-3 py-2" htmlFor={id}>
        <input
          aria-describedby={error ? `${id}-error` : undefined}
          aria-invalid={error ? true : undefined}
          checked={checked}
          className="mt-0.5 size-5 shrink-0 accent-accent"
          id={id}
          onChange={(event) => onChange(event.target.checked)}
          type="checkbox"
        />
        <span>{children}</span>
      </label>
      {error && (
        <p className="ml-8 text-sm font-medium text-sale" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
