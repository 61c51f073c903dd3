import { type ReactNode, useEffect, useId, useRef } from "react";
import { Icon } from "./icon.tsx";
import { openModal } from "./open-modal.ts";

type DialogProps = {
  onClose: () => void;
  title: string;
  closeLabel: string;
  size?: keyof typeof widths;
  /** The shopper cannot dismiss the dialog, because its question has to be answered [2.52]. */
  persistent?: boolean;
  children: ReactNode;
};

const widths = {
  medium: "w-[min(34rem,calc(100vw-2rem))]",
  large: "w-[min(60rem,calc(100vw-2rem))]",
} as const;

/**
 * A modal over the page while it is rendered: the focus stays inside, Escape and a press outside close the dialog
 * unless it is persistent, and on closing the focus returns to where it was [2.52].
 */
export function Dialog({
  onClose,
  title,
  closeLabel,
  size = "medium",
  persistent = false,
  children,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const opener = document.activeElement;
    const close = ref.current ? openModal(ref.current, persistent) : null;
    return () => {
      close?.();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [persistent]);
  return (
    <dialog
      aria-labelledby={titleId}
      className={`m-auto max-h-[calc(100dvh-2rem)] overflow-y-auto rounded-card bg-surface p-0 text-ink shadow-card max-sm:mb-0 max-sm:w-full max-sm:max-w-none max-sm:rounded-b-none ${widths[size]}`}
      // The close event may arrive after the dialog was opened again.
      onClose={() => {
        if (!ref.current?.open) onClose();
      }}
      ref={ref}
    >
      <div className="p-6 sm:p-8">
        <div className="mb-5 flex items-center justify-between gap-4">
          <h2 className="title-section" id={titleId}>
            {title}
          </h2>
          {!persistent && (
            <button
              aria-label={closeLabel}
              className="-mr-2 grid size-11 place-items-center rounded-full hover:bg-sunken"
              onClick={onClose}
              type="button"
            >
              <Icon name="close" />
            </button>
          )}
        </div>
        {children}
      </div>
    </dialog>
  );
}
