import { Link, useNavigate, useRouter } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { buttonClass } from "../ui/button-class.ts";

/** The page at an unknown address [2.54]. */
export function NotFoundPage() {
  const { t } = useTranslation();
  const router = useRouter();
  const navigate = useNavigate();
  // In a new tab there is no page to go back to.
  const goBack = () => (window.history.length > 1 ? router.history.back() : void navigate({ to: "/" }));
  return (
    <div className="mx-auto max-w-xl py-16 text-center sm:py-24">
      <p aria-hidden="true" className="text-7xl font-bold tracking-tighter text-accent">
        404
      </p>
      <h1 className="title-page mt-4" tabIndex={-1}>
        {t("notFound.header404")}
      </h1>
      <p className="mt-4 text-lg text-soft">{t("notFound.text404")}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <button className={buttonClass("outline")} onClick={goBack} type="button">
          {t("notFound.back")}
        </button>
        <Link className={buttonClass("primary")} to="/">
          {t("notFound.home")}
        </Link>
      </div>
    </div>
  );
}
