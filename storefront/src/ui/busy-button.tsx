import type { ReactNode } from "react";
import { Changing } from "./changing.tsx";
import { buttonClass } from "./button-class.ts";

type BusyButtonProps = {
  type?: "button" | "submit";
  busy: boolean;
  busyLabel: string;
  onClick?: () => void;
  look?: Parameters<typeof buttonClass>[0];
  size?: Parameters<typeof buttonClass>[1];
  className?: string;
  children: ReactNode;
};

/**
 * A button with a busy state. A busy button is not disabled, so that it keeps the focus; the caller ignores further
 * presses.
 */
export function BusyButton({
  type = "button",
  busy,
  busyLabel,
  onClick,
  look,
  size,
  className = "",
  children,
}: BusyButtonProps) {
  return (
    <button
      aria-busy={busy}
      aria-disabled={busy}
      className={`${buttonClass(look, size)} ${className}`}
      onClick={busy ? undefined : onClick}
      type={type}
    >
      {busy ? (
        <>
          <span
            aria-hidden="true"
            className="size-4 animate-spin rounded-full border-2 border-current border-t-transparent"
          />
          <Changing>{busyLabel}</Changing>
        </>
      ) : (
        children
      )}
    </button>
  );
}
