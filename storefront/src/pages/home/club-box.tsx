import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { buttonClass } from "../../ui/button-class.ts";

/** Radii of the filament's turns on a spool, of which the box shows a quarter. */
const turns = [70, 88, 106, 124, 142, 160, 178];

/** An invitation to the loyalty club [2.47]. */
export function ClubBox({ href }: { href: string }) {
  const { t } = useTranslation();
  return (
    <section
      aria-labelledby="club"
      className="relative grid items-center gap-x-16 gap-y-8 overflow-hidden rounded-[2rem] bg-hero px-6 pt-10 pb-32 text-hero-ink sm:px-12 sm:py-16 sm:pr-60"
    >
      <svg
        aria-hidden="true"
        className="absolute right-0 bottom-0 h-40 w-auto sm:h-full"
        fill="none"
        height="220"
        strokeWidth="12"
        viewBox="0 0 220 220"
        width="220"
      >
        <circle cx="220" cy="220" fill="#e9dfcb" r="210" />
        {turns.map((radius, at) => (
          <circle
            cx="220"
            cy="220"
            key={radius}
            r={radius}
            stroke={at % 2 === 0 ? "#f2a23a" : "#e08f27"}
            strokeWidth="18"
          />
        ))}
        <circle cx="220" cy="220" fill="#e9dfcb" r="62" />
        <circle cx="220" cy="220" fill="#123b2b" r="28" />
      </svg>
      <div className="relative max-w-2xl">
        <h2 className="title-page" id="club">
          {t("home.clubTitle")}
        </h2>
        <p className="mt-4 text-lg text-hero-soft">{t("home.clubText")}</p>
        <Link className={`${buttonClass("hero", "large")} mt-7`} to={href}>
          {t("home.clubJoin")}
        </Link>
      </div>
    </section>
  );
}
