import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

const looks = {
  info: "bg-accent-soft text-ink",
  warning: "bg-warn-soft text-warn",
  error: "bg-sale-soft text-sale",
} as const;

type NoticeProps = {
  look: keyof typeof looks;
  children: ReactNode;
  onDismiss?: () => void;
  dismissLabel?: string;
};

/** A message in the page. Screen readers announce errors and warnings at once. */
export function Notice({ look, children, onDismiss, dismissLabel }: NoticeProps) {
  return (
    <div
      className={`flex items-start gap-3 rounded-2xl p-4 ${looks[look]}`}
      role={look === "info" ? "status" : "alert"}
    >
      <Icon className="mt-0.5 size-5" name={look === "info" ? "info" : "warning"} />
      <div className="min-w-0 grow font-medium">{children}</div>
      {onDismiss && (
        <button
          aria-label={dismissLabel}
          className="-m-2 grid size-10 shrink-0 place-items-center rounded-full hover:bg-black/5"
          onClick={onDismiss}
          type="button"
        >
          <Icon className="size-5" name="close" />
        </button>
      )}
    </div>
  );
}
