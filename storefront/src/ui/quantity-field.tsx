import { useState } from "react";
import { useIsHydrated } from "../browser/use-is-hydrated.ts";
import { Icon } from "./icon.tsx";

type QuantityFieldProps = {
  id: string;
  label: string;
  decreaseLabel: string;
  increaseLabel: string;
  value: number;
  max: number;
  /** Shown when more than `max` was entered. */
  maxMessage: string;
  /** Shown when 0 was entered. */
  minMessage: string;
  onChange: (value: number) => void;
};

/** A quantity: two buttons and a number field; never below 1 or above `max`, with a message at the limits. */
export function QuantityField({
  id,
  label,
  decreaseLabel,
  increaseLabel,
  value,
  max,
  maxMessage,
  minMessage,
  onChange,
}: QuantityFieldProps) {
  const [message, setMessage] = useState("");
  // The text being typed, which may be empty for a moment; null while the value is shown.
  const [typed, setTyped] = useState<string | null>(null);
  const change = (next: number) => {
    setMessage(next > max ? maxMessage : next < 1 ? minMessage : "");
    onChange(Math.min(Math.max(1, next), Math.max(1, max)));
  };
  const step = (by: number) => {
    setTyped(null);
    change(value + by);
  };
  const isHydrated = useIsHydrated();
  const button =
    "grid size-12 shrink-0 place-items-center rounded-full hover:bg-sunken disabled:opacity-40 aria-disabled:opacity-40";
  return (
    <div>
      <div className="inline-flex items-center rounded-full border border-strong bg-surface">
        <button
          aria-label={decreaseLabel}
          className={button}
          disabled={value <= 1}
          onClick={() => step(-1)}
          type="button"
        >
          <Icon className="size-5" name="minus" />
        </button>
        <input
          aria-describedby={message ? `${id}-message` : undefined}
          aria-label={label}
          className="w-11 bg-transparent text-center font-semibold"
          disabled={!isHydrated}
          id={id}
          inputMode="numeric"
          onBlur={() => setTyped(null)}
          onChange={(event) => {
            const digits = event.target.value.replaceAll(/\D/g, "");
            setTyped(digits);
            if (digits !== "") change(Number(digits));
          }}
          value={typed ?? value}
        />
        <button
          aria-label={increaseLabel}
          aria-disabled={value >= max}
          className={button}
          onClick={() => step(1)}
          type="button"
        >
          <Icon className="size-5" name="plus" />
        </button>
      </div>
      <output className="mt-1.5 block text-sm font-medium text-warn empty:hidden" id={`${id}-message`}>
        {message}
      </output>
    </div>
  );
}
