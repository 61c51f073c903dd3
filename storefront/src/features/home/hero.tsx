import { Link } from "@tanstack/react-router";
import { useTranslation } from "../../i18n/use-translation.ts";
import { buttonClass } from "../../ui/button-class.ts";
import { HeroDrawing } from "./hero-drawing.tsx";

/** The top of the home page: what the shop is, and the way in [2.42]. */
export function Hero() {
  const { t } = useTranslation();
  return (
    <div className="overflow-hidden bg-hero text-hero-ink">
      <div className="container-page grid items-center gap-x-12 pt-8 sm:pt-12 lg:min-h-[34rem] lg:grid-cols-[1.1fr_1fr] lg:py-12">
        <div className="max-w-2xl">
          <p className="font-semibold text-hero-soft">{t("home.eyebrow")}</p>
          <h1 className="mt-3 text-[clamp(2.25rem,1.4rem+3.6vw,4.25rem)] leading-[1.05] font-bold tracking-[-0.03em]">
            {t("home.title")}
          </h1>
          <p className="mt-5 max-w-xl text-lg text-hero-soft sm:text-xl">{t("home.intro")}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <Link className={buttonClass("hero", "large")} params={{ _splat: "" }} to="/shop/$">
              {t("home.shop")}
            </Link>
            <Link
              className="inline-flex min-h-14 items-center rounded-full px-6 text-lg font-semibold hover:bg-white/10"
              params={{ _splat: "recycled" }}
              to="/shop/$"
            >
              {t("home.recycled")}
            </Link>
          </div>
        </div>
        <HeroDrawing />
      </div>
    </div>
  );
}
