import { Link } from "@tanstack/react-router";
import { useTranslation } from "../../i18n/use-translation.ts";
import { buttonClass } from "../../ui/button-class.ts";
import { Icon } from "../../ui/icon.tsx";

/** A listing or search without a hit [8.33]. */
export function EmptyListing({ hint }: { hint: string }) {
  const { t } = useTranslation();
  return (
    <div className="rounded-card bg-sunken px-6 py-16 text-center">
      <Icon className="mx-auto size-10 text-soft" name="search" />
      <h2 className="title-section mt-4">{t("listing.empty")}</h2>
      <p className="mx-auto mt-2 max-w-md text-soft">{hint}</p>
      <Link className={`${buttonClass("primary")} mt-6`} params={{ _splat: "" }} to="/shop/$">
        {t("listing.reset")}
      </Link>
    </div>
  );
}
