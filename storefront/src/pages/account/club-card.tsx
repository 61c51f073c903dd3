import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useLoyalty } from "../../entities/club/use-loyalty.ts";
import { Badge } from "../../ui/badge.tsx";
import { Panel } from "../../ui/panel.tsx";

const linkClass = "inline-flex min-h-11 items-center font-semibold text-accent hover:underline";

/**
 * A summary of a member's points, or for an individual outside the club a link to join. Renders nothing for a company.
 */
export function ClubCard() {
  const { t } = useTranslation();
  const view = useLoyalty();
  if (view.kind === "outside") {
    return (
      <Panel title={t("account.club.joinTitle")}>
        <p className="text-soft">{t("account.club.joinText")}</p>
        <Link className={linkClass} to="/account/addclub">
          {t("points.join")}
        </Link>
      </Panel>
    );
  }
  if (view.kind !== "member") return null;
  const { tier, points } = view.club;
  return (
    <Panel aside={<Badge look="accent">{t(`points.tier.${tier}`)}</Badge>} title={t("account.club.title")}>
      <p className="title-section">{t("points.count", { count: points / 100 })}</p>
      <Link className={linkClass} to="/account/addclub">
        {t("account.club.toClub")}
      </Link>
    </Panel>
  );
}
