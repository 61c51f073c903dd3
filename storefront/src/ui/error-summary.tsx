import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Problem } from "../api/to-problem.ts";
import { toLabelled } from "../i18n/to-labelled.ts";
import { Icon } from "./icon.tsx";

type ErrorSummaryProps = {
  problem: Problem | null;
  /** The label of each field by its id, in the form's order. */
  labels: Readonly<Record<string, string>>;
  /** A way to resolve the problem. */
  children?: ReactNode;
};

/** The problems above the form, with a link to each field; takes the focus when it appears. */
export function ErrorSummary({ problem, labels, children }: ErrorSummaryProps) {
  const { t } = useTranslation();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem) ref.current?.focus();
  }, [problem]);
  if (!problem) return null;
  // In the form's order, which is the order of `labels`.
  const fields = Object.entries(labels).flatMap(([id, label]) => {
    const text = problem.fields[id];
    return text === undefined ? [] : [{ id, label, text }];
  });
  return (
    <div
      className="mb-6 flex gap-3 rounded-2xl bg-sale-soft p-4 text-sale"
      ref={ref}
      role="alert"
      tabIndex={-1}
    >
      <Icon className="mt-0.5 size-5" name="warning" />
      <div>
        <p className="font-semibold">
          {fields.length > 0 ? t("error.summary", { count: fields.length }) : problem.message}
        </p>
        {children}
        {fields.length > 0 && (
          <ul className="mt-1">
            {fields.map(({ id, label, text }) => (
              <li key={id}>
                <a
                  className="inline-flex min-h-7 items-center underline"
                  href={`#${id}`}
                  onClick={(event) => focusField(event, id)}
                >
                  {toLabelled(t, label, text)}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

/** Focuses the field by script: following the link would add its fragment to the address. */
function focusField(event: { preventDefault: () => void }, id: string): void {
  event.preventDefault();
  document.getElementById(id)?.focus();
}
