import type { ComponentProps, Ref } from "react";
import { Icon } from "./icon.tsx";

type SearchFieldProps = Omit<ComponentProps<"input">, "className" | "ref" | "type"> & {
  id: string;
  label: string;
  submitLabel: string;
  /** A ring in place of the magnifier while an answer is on its way. */
  isLoading?: boolean;
  inputRef?: Ref<HTMLInputElement>;
};

/** The words of a search, inside a plain form so that it also works before any script has run. */
export function SearchField({ label, submitLabel, isLoading, inputRef, ...input }: SearchFieldProps) {
  return (
    <div className="relative">
      <label className="sr-only" htmlFor={input.id}>
        {label}
      </label>
      <input
        autoComplete="off"
        className="h-12 w-full rounded-full border border-strong/70 bg-surface pr-5 pl-12 text-ellipsis text-ink placeholder:text-soft"
        enterKeyHint="search"
        maxLength={100}
        name="query"
        ref={inputRef}
        type="search"
        {...input}
      />
      <button
        aria-label={submitLabel}
        className="absolute top-0.5 left-1 grid size-11 place-items-center rounded-full text-soft hover:text-ink"
        type="submit"
      >
        {isLoading ? (
          <span
            aria-hidden="true"
            className="size-4.5 animate-spin rounded-full border-2 border-current border-t-transparent"
          />
        ) : (
          <Icon className="size-5" name="search" />
        )}
      </button>
    </div>
  );
}
