import type { Checkout } from "@spolverk/bff/contract";
import { Link, useRouteContext } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useLoyalty } from "../../../entities/club/use-loyalty.ts";
import { buttonClass } from "../../../ui/button-class.ts";
import { Icon } from "../../../ui/icon.tsx";

/** The points that the order has earned, or for an individual outside the club a link to join. */
export function ConfirmationPoints({ checkout }: { checkout: Checkout }) {
  const { t } = useTranslation();
  const { shop } = useRouteContext({ from: "__root__" });
  const view = useLoyalty();
  if (shop.signIn === null) return null;
  if (checkout.earns !== null && checkout.earns > 0) {
    return (
      <p className="mt-6 flex flex-wrap items-center gap-x-2.5 rounded-card bg-accent-soft p-5 font-medium">
        <Icon className="size-6 text-accent" name="star" />
        {t("checkout.points.earned", { count: checkout.earns / 100 })}
        <Link className="font-semibold text-accent underline" to="/account/addclub">
          {t("checkout.points.toClub")}
        </Link>
      </p>
    );
  }
  if (checkout.company || view.kind !== "outside") return null;
  return (
    <section aria-labelledby="join-club" className="mt-6 rounded-card bg-hero p-6 text-hero-ink">
      <h2 className="title-section" id="join-club">
        {t("checkout.points.joinTitle")}
      </h2>
      <p className="mt-2 text-hero-soft">{t("checkout.points.joinText")}</p>
      <Link className={`${buttonClass("hero")} mt-5`} to="/account/addclub">
        {t("points.join")}
      </Link>
    </section>
  );
}
