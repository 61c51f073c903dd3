import { useTranslation } from "react-i18next";
import { Icon } from "../icon.tsx";
import type { Heading } from "./list-headings.ts";
import { useCurrentHeading } from "./use-current-heading.ts";

const fewest = 3;

/** Whether a text is long enough for a table of contents. */
export function needsContents(headings: readonly Heading[]): boolean {
  return headings.length >= fewest;
}

/**
 * A text's table of contents: collapsed above the text on small screens, beside the text on large ones, where it marks
 * the heading being read.
 */
export function ContentsList({ headings }: { headings: readonly Heading[] }) {
  const { t } = useTranslation();
  const inSight = useCurrentHeading(headings);
  return (
    <>
      <details className="group mb-8 rounded-2xl border border-line bg-surface lg:hidden">
        <summary className="flex min-h-13 list-none items-center justify-between gap-3 rounded-2xl px-5 font-semibold [&::-webkit-details-marker]:hidden">
          {t("richText.contents")}
          <Icon className="size-5 text-soft transition-transform group-open:rotate-180" name="chevronDown" />
        </summary>
        <nav aria-label={t("richText.contents")} className="px-5 pb-3">
          <Links headings={headings} inSight={inSight} />
        </nav>
      </details>
      <nav
        aria-label={t("richText.contents")}
        className="sticky top-28 max-h-[calc(100dvh-9rem)] overflow-y-auto max-lg:hidden"
      >
        <p aria-hidden="true" className="mb-2 text-sm font-semibold">
          {t("richText.contents")}
        </p>
        <Links headings={headings} inSight={inSight} />
      </nav>
    </>
  );
}

function Links({ headings, inSight }: { headings: readonly Heading[]; inSight: string | null }) {
  return (
    <ol className="border-l border-line">
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a
            aria-current={id === inSight ? "location" : undefined}
            className="-ml-px flex min-h-11 items-center border-l-2 border-transparent py-1.5 pl-4 text-[0.95rem] leading-snug text-soft hover:text-ink aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-ink lg:min-h-9"
            href={`#${id}`}
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}
