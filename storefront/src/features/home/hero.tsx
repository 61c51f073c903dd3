import { Link } from "@tanstack/react-router";
import { useTranslation } from "../../i18n/use-translation.ts";
import { buttonClass } from "../../ui/button-class.ts";
import { HeroVideo } from "./hero-video.tsx";

/** The top of the home page: what the shop is, and the way in [2.42]. The wall of the scene runs out into the page. */
export function Hero() {
  const { t } = useTranslation();
  return (
    <div className="relative overflow-hidden bg-hero text-hero-ink">
      <div className="container-page relative z-10 grid content-center pt-8 pb-6 sm:pt-12 lg:h-[clamp(34rem,44vw,46rem)] lg:py-12">
        <div className="max-w-2xl lg:max-w-[min(36rem,42vw)]">
          <p className="font-semibold text-hero-soft">{t("home.eyebrow")}</p>
          <h1 className="mt-3 text-[clamp(2.25rem,1.4rem+3.2vw,4.25rem)] leading-[1.05] font-bold tracking-[-0.03em]">
            {t("home.title")}
          </h1>
          <p className="mt-5 max-w-xl text-lg text-hero-soft sm:text-xl">{t("home.intro")}</p>
          <div className="mt-6 flex flex-wrap gap-x-5 gap-y-1 sm:mt-8 sm:gap-3">
            <Link className={buttonClass("hero", "large")} params={{ _splat: "" }} to="/shop/$">
              {t("home.shop")}
            </Link>
            <Link
              className="inline-flex min-h-14 items-center rounded-full text-lg font-semibold hover:bg-white/10 sm:px-6"
              params={{ _splat: "recycled" }}
              to="/shop/$"
            >
              {t("home.recycled")}
            </Link>
          </div>
        </div>
      </div>
      <div className="aspect-[5/4] [mask-image:linear-gradient(transparent,#000_18%)] sm:aspect-[16/9] lg:absolute lg:inset-y-0 lg:right-[max(0px,calc(50%-52rem))] lg:aspect-[16/7] lg:[mask-image:linear-gradient(90deg,transparent_12%,#000_45%)] 2xl:[mask-image:linear-gradient(90deg,transparent_12%,#000_45%,#000_88%,transparent)] dark:brightness-90">
        <HeroVideo />
      </div>
    </div>
  );
}
