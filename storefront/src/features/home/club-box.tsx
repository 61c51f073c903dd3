import { Link } from "@tanstack/react-router";
import { useTranslation } from "../../i18n/use-translation.ts";
import { buttonClass } from "../../ui/button-class.ts";

/** An invitation to the loyalty club [2.47]. */
export function ClubBox({ href }: { href: string }) {
  const { t } = useTranslation();
  return (
    <section
      aria-labelledby="club"
      className="relative grid items-center gap-x-12 gap-y-6 overflow-hidden rounded-[2rem] bg-hero px-6 py-10 text-hero-ink sm:px-12 sm:py-14 lg:grid-cols-[1fr_auto]"
    >
      <div className="relative max-w-2xl">
        <h2 className="title-page" id="club">
          {t("home.clubTitle")}
        </h2>
        <p className="mt-4 text-lg text-hero-soft">{t("home.clubText")}</p>
      </div>
      <Link className={`${buttonClass("hero", "large")} relative justify-self-start`} to={href}>
        {t("home.clubJoin")}
      </Link>
    </section>
  );
}
