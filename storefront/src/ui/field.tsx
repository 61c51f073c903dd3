import { Changing } from "./changing.tsx";
import type { InputHTMLAttributes, ReactNode } from "react";
import { useLengthProblem } from "./use-length-problem.ts";

/** The class of text and select fields. */
export const inputClass = "input";

type FieldFrameProps = {
  id: string;
  label: string;
  /** Text "optional" beside the label. */
  optional?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** The frame of every field: its label, a hint, and its error. */
export function FieldFrame({ id, label, optional, hint, error, className = "", children }: FieldFrameProps) {
  return (
    <div className={className}>
      <label className="mb-1.5 flex items-baseline justify-between gap-3 text-sm font-semibold" htmlFor={id}>
        <Changing>{label}</Changing>
        {optional && <span className="font-normal text-soft">{optional}</span>}
      </label>
      {children}
      {hint && !error && (
        <p className="mt-1.5 text-sm text-soft" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="mt-1.5 text-sm font-medium text-sale" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

/** The ids that describe a field: its error, or else its hint. */
export function describedBy(
  id: string,
  hint: string | undefined,
  error: string | undefined,
): string | undefined {
  if (error) return `${id}-error`;
  return hint ? `${id}-hint` : undefined;
}

type TextFieldProps = Omit<FieldFrameProps, "children"> &
  Omit<InputHTMLAttributes<HTMLInputElement>, "id" | "maxLength" | "onChange" | "value" | "className"> & {
    value: string;
    /** A longer text is kept, and the field shows the limit. */
    maxLength?: number | undefined;
    onChange: (value: string) => void;
  };

export function TextField({
  id,
  label,
  optional,
  hint,
  error,
  className,
  value,
  maxLength,
  onChange,
  ...input
}: TextFieldProps) {
  const lengthProblem = useLengthProblem(value, maxLength);
  const shown = lengthProblem ?? error;
  return (
    <FieldFrame className={className} error={shown} hint={hint} id={id} label={label} optional={optional}>
      <input
        aria-describedby={describedBy(id, hint, shown)}
        aria-invalid={shown ? true : undefined}
        className={inputClass}
        id={id}
        onChange={(event) => onChange(event.target.value)}
        value={value}
        {...input}
      />
    </FieldFrame>
  );
}
