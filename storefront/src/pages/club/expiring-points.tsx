import type { Loyalty } from "@spolverk/bff/contract";
import { clubTerms } from "@spolverk/domain";
import { useTranslation } from "react-i18next";
import { formatFullDate } from "../../i18n/format-date.ts";
import { Panel } from "../../ui/panel.tsx";

type Expiring = NonNullable<Loyalty["club"]>["expiring"];
/** Maximum number of dates shown. Later dates appear once the shown dates have passed. */
const maxDates = 6;

/** When the points expire, the earliest first and merged by day [9.27]. */
export function ExpiringPoints({ expiring }: { expiring: Expiring }) {
  const { t, i18n } = useTranslation();
  return (
    <Panel title={t("club.expiring.title")}>
      {expiring.length === 0 ? (
        <p className="text-soft">{t("club.expiring.none")}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {sumByDay(expiring).map(({ day, amountMinor }) => (
            <li className="flex justify-between gap-4 py-3" key={day}>
              <span>{formatFullDate(day, i18n.language)}</span>
              <span className="font-semibold">{t("points.count", { count: amountMinor / 100 })}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3 text-sm text-soft">
        {t("club.expiring.hint", { days: clubTerms.pointsExpireDays })}
      </p>
    </Panel>
  );
}

function sumByDay(expiring: Expiring): { day: string; amountMinor: number }[] {
  const days = new Map<string, number>();
  for (const { expiresAt, amount } of expiring) {
    const day = expiresAt.slice(0, 10);
    days.set(day, (days.get(day) ?? 0) + amount);
  }
  return [...days].slice(0, maxDates).map(([day, amountMinor]) => ({ day, amountMinor }));
}
