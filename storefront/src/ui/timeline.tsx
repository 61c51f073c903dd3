import { Icon } from "./icon.tsx";

type TimelineStep = {
  key: string;
  label: string;
  state: "done" | "current" | "upcoming";
  /** The formatted date. */
  date: string | null;
};

const marks: Readonly<Record<TimelineStep["state"], string>> = {
  done: "bg-accent text-accent-ink",
  current: "bg-accent-soft text-accent outline-2 outline-accent",
  upcoming: "bg-sunken text-soft",
};

type TimelineProps = {
  label: string;
  /** Announced beside a completed step. */
  doneLabel: string;
  steps: readonly TimelineStep[];
};

/** The steps of an order or a take-back: a column on small screens, a row on larger ones. */
export function Timeline({ label, doneLabel, steps }: TimelineProps) {
  return (
    <ol aria-label={label} className="flex gap-x-2 gap-y-0 max-sm:flex-col sm:gap-4">
      {steps.map((step, index) => (
        <li
          aria-current={step.state === "current" ? "step" : undefined}
          className="flex min-w-0 flex-1 gap-3 sm:flex-col sm:gap-2"
          key={step.key}
        >
          <span className="flex items-center gap-3 max-sm:flex-col max-sm:gap-0 sm:gap-4">
            <span className={`grid size-8 shrink-0 place-items-center rounded-full ${marks[step.state]}`}>
              {step.state === "done" ? (
                <Icon className="size-4" name="check" />
              ) : (
                <span aria-hidden="true" className="size-2.5 rounded-full bg-current" />
              )}
            </span>
            {index < steps.length - 1 && (
              <span
                aria-hidden="true"
                className={`max-sm:h-full max-sm:min-h-4 max-sm:w-0.5 sm:h-0.5 sm:grow ${step.state === "done" ? "bg-accent" : "bg-line"}`}
              />
            )}
          </span>
          <span className="pb-4 sm:pb-0">
            <span className={`block font-semibold ${step.state === "upcoming" ? "text-soft" : ""}`}>
              {step.label}
            </span>
            {step.state === "done" && <span className="sr-only">{doneLabel}</span>}
            {step.date && <span className="block text-sm text-soft">{step.date}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
