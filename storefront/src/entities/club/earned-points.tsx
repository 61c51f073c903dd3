import { calculateReward, type Currency, formatPrice } from "@spolverk/domain";
import { Link, useRouteContext } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { Changing } from "../../ui/changing.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useLoyalty } from "./use-loyalty.ts";

type EarnedPointsProps = {
  /** With VAT, after sale and agreement, in minor units. */
  lines: readonly { type: string; total: number }[];
  currency: Currency;
  className?: string;
};

/**
 * The points that these goods earn. A member sees them by the member's tier, everyone else as an offer of the club.
 * Renders nothing without filament, nor for a company [6.7].
 */
export function EarnedPoints({ lines, currency, className = "" }: EarnedPointsProps) {
  const { t } = useTranslation();
  const view = useLoyalty();
  const { shop } = useRouteContext({ from: "__root__" });
  const order = {
    lines: lines.map((line) => ({ ...line, couponTotal: 0 })),
    total: lines.reduce((sum, { total }) => sum + total, 0),
    pointsMinor: 0,
  };
  const pointsMinor = calculateReward(order, view.kind === "member" ? view.club.tier : "standard");
  if (shop.signIn === null || view.kind === "barred" || pointsMinor <= 0) return null;
  const amount = formatPrice(pointsMinor, currency, true);
  const look = `flex min-h-6 gap-2 text-sm ${className}`;
  // An empty line reserves the space, so that nothing shifts when the points are known.
  if (view.kind === "unknown") return <p aria-hidden="true" className={look} />;
  if (view.kind === "member") {
    const isOther = view.club.currency !== currency;
    return (
      <p className={look}>
        <Icon className="size-5 shrink-0 text-accent" name="star" />
        <Changing>
          {isOther
            ? t("points.otherCurrency", { currency: view.club.currency })
            : t("points.earn", { amount })}
        </Changing>
      </p>
    );
  }
  return (
    <p className={look}>
      <Icon className="size-5 shrink-0 text-accent" name="star" />
      <span>
        <Changing>{t("points.offer", { amount })}</Changing>{" "}
        <Link className="font-semibold text-accent underline" to="/account/addclub">
          {t("points.join")}
        </Link>
      </span>
    </p>
  );
}
