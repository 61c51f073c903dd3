import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { buttonClass } from "../../ui/button-class.ts";
import { HeroVideo } from "./hero-video.tsx";

/** The top of the home page: what the shop is, and a link into it [2.42]. The scene's wall fades into the page. */
export function Hero() {
  const { t } = useTranslation();
  return (
    <div className="relative overflow-hidden bg-hero text-hero-ink">
      <div className="container-page relative z-10 grid content-center pt-8 pb-6 sm:pt-12 xl:min-h-[clamp(34rem,44vw,46rem)] xl:pt-8 xl:pb-28">
        <div className="max-w-2xl xl:max-w-[min(36rem,36vw)]">
          <p className="font-semibold text-hero-soft">{t("home.eyebrow")}</p>
          <h1 className="mt-3 text-[clamp(2.25rem,1.2rem+2.4vw,4rem)] leading-[1.05] font-bold tracking-[-0.03em]">
            {t("home.title")}
          </h1>
          <p className="mt-5 max-w-xl text-lg text-hero-soft sm:text-xl">{t("home.intro")}</p>
          <div className="mt-6 flex flex-wrap gap-x-6 gap-y-1 sm:mt-8">
            <Link className={buttonClass("hero", "large")} params={{ _splat: "" }} to="/shop/$">
              {t("home.shop")}
            </Link>
            <Link
              className="inline-flex min-h-14 items-center text-lg font-semibold underline-offset-4 hover:underline"
              params={{ _splat: "recycled" }}
              to="/shop/$"
            >
              {t("home.recycled")}
            </Link>
          </div>
        </div>
      </div>
      <div className="relative aspect-[5/4] sm:aspect-[2/1] lg:aspect-[16/7] xl:absolute xl:inset-y-0 xl:right-[max(0px,calc(50%-52rem))]">
        <HeroVideo />
      </div>
    </div>
  );
}
