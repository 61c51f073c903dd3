import { clubTerms, clubTiers, type Currency, tierThresholds } from "@spolverk/domain";
import { useTranslation } from "react-i18next";
import { Panel } from "../../ui/panel.tsx";

/** The tiers with their requirements in a currency and their benefits [9.28]–[9.31]. */
export function TierTable({ currency }: { currency: Currency }) {
  const { t } = useTranslation();
  const days = clubTerms.levelPeriodDays;
  return (
    <Panel title={t("club.tiers.title")}>
      <table className="w-full text-left">
        <thead className="text-sm text-soft">
          <tr className="border-b border-line">
            <th className="py-2 pr-4 font-semibold" scope="col">
              {t("club.tiers.level")}
            </th>
            <th className="py-2 pr-4 font-semibold" scope="col">
              {t("club.tiers.threshold", { days })}
            </th>
            <th className="py-2 text-right font-semibold" scope="col">
              {t("club.tiers.reward")}
            </th>
          </tr>
        </thead>
        <tbody>
          {clubTiers.map((tier) => (
            <tr className="border-b border-line" key={tier}>
              <th className="py-3 pr-4 font-semibold" scope="row">
                {t(`points.tier.${tier}`)}
              </th>
              <td className="py-3 pr-4">
                {t("club.tiers.from", { points: tierThresholds[tier][currency] })}
              </td>
              <td className="py-3 text-right font-semibold whitespace-nowrap text-accent">
                {t("club.tiers.percent", { percent: clubTerms.rewardPercent[tier] })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-sm text-soft">{t("club.tiers.hint", { days })}</p>
    </Panel>
  );
}
