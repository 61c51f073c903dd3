import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { buttonClass } from "../../ui/button-class.ts";
import { Panel } from "../../ui/panel.tsx";

/** Why a company's account cannot join [6.7], and what there is for it. */
export function CompanyNotice() {
  const { t } = useTranslation();
  return (
    <Panel title={t("club.company.title")}>
      <p className="text-soft">{t("club.company.text")}</p>
      <Link className={`${buttonClass("outline")} mt-5`} to="/partner-program">
        {t("nav.partnerProgram")}
      </Link>
    </Panel>
  );
}
