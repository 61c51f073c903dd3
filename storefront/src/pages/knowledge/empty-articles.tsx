import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { buttonClass } from "../../ui/button-class.ts";
import { Icon } from "../../ui/icon.tsx";

/** A browse without a hit [8.33]. */
export function EmptyArticles() {
  const { t } = useTranslation();
  return (
    <div className="rounded-card bg-sunken px-6 py-16 text-center">
      <Icon className="mx-auto size-10 text-soft" name="search" />
      <h2 className="title-section mt-4">{t("knowledge.empty")}</h2>
      <p className="mx-auto mt-2 max-w-md text-soft">{t("knowledge.emptyHint")}</p>
      <Link className={`${buttonClass("primary")} mt-6`} params={{ _splat: "" }} to="/knowledge/browse/$">
        {t("knowledge.reset")}
      </Link>
    </div>
  );
}
