import type { Loyalty } from "@spolverk/bff/contract";
import { formatPrice } from "@spolverk/domain";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Changing } from "../../ui/changing.tsx";
import { formatLastDay } from "../../i18n/format-date.ts";
import { Badge } from "../../ui/badge.tsx";

type PointsPanelProps = {
  club: NonNullable<Loyalty["club"]>;
  /** This panel has just replaced the form to join, and therefore takes the focus. */
  isNew: boolean;
};

/** The points to spend, the tier and the progress to the next one [4.38]. */
export function PointsPanel({ club, isNew }: PointsPanelProps) {
  const { t, i18n } = useTranslation();
  const { points, locked, currency, tier, rewardPercent, heldUntil, qualifying, next } = club;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) title.current?.focus();
  }, [isNew]);
  return (
    <section aria-labelledby="club-points" className="rounded-card bg-hero p-6 text-hero-ink sm:p-8">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-hero-soft outline-none" id="club-points" ref={title} tabIndex={-1}>
          {t("club.balance.title")}
        </h2>
        <Badge look="soft">{t(`points.tier.${tier}`)}</Badge>
      </div>
      <p className="title-page mt-1">{t("points.count", { count: points / 100 })}</p>
      <p className="mt-2 text-hero-soft">
        {t("club.balance.worth", { amount: formatPrice(points, currency, true) })}
      </p>
      {locked && (
        <p className="mt-2 text-hero-soft">
          {t(`club.balance.${locked.isWithheld ? "withheld" : "locked"}`, {
            points: t("points.count", { count: locked.amount / 100 }),
            amount: formatPrice(locked.minimum, currency, true),
          })}
        </p>
      )}
      <p className="mt-4">
        <Changing>{t("club.balance.rate", { percent: rewardPercent })}</Changing>
        {heldUntil !== null && (
          <>
            {" "}
            <Changing>
              {t("club.balance.heldUntil", {
                tier: t(`points.tier.${tier}`),
                date: formatLastDay(heldUntil, i18n.language),
              })}
            </Changing>
          </>
        )}
      </p>
      {next ? (
        <>
          <p className="mt-5 text-sm font-medium" id="club-progress">
            {t("club.balance.missing", {
              count: next.missing / 100,
              tier: t(`points.tier.${next.tier}`),
            })}
          </p>
          <progress
            aria-labelledby="club-progress"
            className="free-shipping mt-2 block h-2 w-full [--accent:#f2a23a] [--line:#ffffff38]"
            max={qualifying + next.missing}
            value={qualifying}
          />
        </>
      ) : (
        <p className="mt-5 text-sm font-medium">{t("club.balance.highest")}</p>
      )}
    </section>
  );
}
