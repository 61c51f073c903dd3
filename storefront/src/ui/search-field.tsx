import {
  type ComponentProps,
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { Icon } from "./icon.tsx";
import { useLengthProblem } from "./use-length-problem.ts";

/**
 * For a field of a plain form: shows the limit once the text exceeds it, and keeps the browser from submitting the form
 * then. The attribute `maxlength` would silently cut pasted text.
 *
 * @param value the field's current value
 */
function useLengthLimit(
  value: string,
  maxLength: number,
): { ref: RefObject<HTMLInputElement | null>; problem: string | undefined } {
  const ref = useRef<HTMLInputElement>(null);
  const problem = useLengthProblem(value, maxLength);
  useEffect(() => ref.current?.setCustomValidity(problem ?? ""), [problem]);
  return { ref, problem };
}

type SearchFieldProps = Omit<ComponentProps<"input">, "className" | "maxLength" | "ref" | "type"> & {
  id: string;
  label: string;
  submitLabel: string;
  value?: string;
  defaultValue?: string;
  /** Characters; a longer text is kept, and the field shows the limit. */
  maxLength?: number;
  /** A spinner instead of the magnifier while results load. */
  isLoading?: boolean;
  inputRef?: Ref<HTMLInputElement>;
};

/** The text of a search, for a plain form that works without JavaScript. */
export function SearchField({
  label,
  submitLabel,
  maxLength = 100,
  isLoading,
  inputRef,
  onInput,
  ...input
}: SearchFieldProps) {
  const [typed, setTyped] = useState(input.defaultValue ?? "");
  const { ref, problem } = useLengthLimit(input.value ?? typed, maxLength);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(inputRef, () => ref.current, [ref]);
  const problemId = `${input.id}-error`;
  return (
    <div>
      <div className="relative">
        <label className="sr-only" htmlFor={input.id}>
          {label}
        </label>
        <input
          aria-describedby={problem && problemId}
          aria-invalid={problem ? true : undefined}
          autoComplete="off"
          className="h-12 w-full rounded-full border border-strong/70 bg-surface pr-5 pl-12 text-ellipsis text-ink placeholder:text-soft"
          enterKeyHint="search"
          name="query"
          onInput={(event) => {
            setTyped(event.currentTarget.value);
            onInput?.(event);
          }}
          ref={ref}
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
      <div aria-live="polite">
        {problem && (
          <p className="mt-1.5 px-5 text-sm font-medium text-sale" id={problemId}>
            {problem}
          </p>
        )}
      </div>
    </div>
  );
}
