import type { Order } from "@spolverk/bff/contract";
import { useTranslation } from "react-i18next";
import { formatFullDate } from "../../i18n/format-date.ts";
import { Icon } from "../../ui/icon.tsx";
import { type TimelineStep, toTimeline } from "./to-timeline.ts";

const marks: Readonly<Record<TimelineStep["state"], string>> = {
  done: "bg-accent text-accent-ink",
  current: "bg-accent-soft text-accent outline-2 outline-accent",
  upcoming: "bg-sunken text-soft",
};

/** How far an order has come: a column on small screens, a row on larger ones. */
export function OrderTimeline({ order }: { order: Order }) {
  const { t, i18n } = useTranslation();
  const steps = toTimeline(order);
  return (
    <ol aria-label={t("account.order.timeline")} className="flex gap-x-2 gap-y-0 max-sm:flex-col sm:gap-4">
      {steps.map(({ name, state, at }, index) => (
        <li
          aria-current={state === "current" ? "step" : undefined}
          className="flex min-w-0 flex-1 gap-3 sm:flex-col sm:gap-2"
          key={name}
        >
          <span className="flex items-center gap-3 max-sm:flex-col max-sm:gap-0 sm:gap-4">
            <span className={`grid size-8 shrink-0 place-items-center rounded-full ${marks[state]}`}>
              {state === "done" ? (
                <Icon className="size-4" name="check" />
              ) : (
                <span aria-hidden="true" className="size-2.5 rounded-full bg-current" />
              )}
            </span>
            {index < steps.length - 1 && (
              <span
                aria-hidden="true"
                className={`max-sm:h-full max-sm:min-h-4 max-sm:w-0.5 sm:h-0.5 sm:grow ${state === "done" ? "bg-accent" : "bg-line"}`}
              />
            )}
          </span>
          <span className="pb-4 sm:pb-0">
            <span className={`block font-semibold ${state === "upcoming" ? "text-soft" : ""}`}>
              {name === "placed" ? t("account.order.placed") : t(`account.orderState.${name}`)}
            </span>
            {state === "done" && <span className="sr-only">{t("account.order.done")}</span>}
            {at && <span className="block text-sm text-soft">{formatFullDate(at, i18n.language)}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
