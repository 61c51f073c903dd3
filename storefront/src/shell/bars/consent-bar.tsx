import { Link, useRouteContext } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useRootAttribute } from "../../browser/use-root-attribute.ts";
import { agreeByUse } from "../../browser/use-agreed-cookies.ts";
import { buttonClass } from "../../ui/button-class.ts";
import { useAfterPress } from "../../ui/use-after-press.ts";

type ConsentBarProps = {
  /** The current answer, when the shopper has opened the question again; null before the first answer. */
  answer: boolean | null;
  isReopened: boolean;
  onAnswer: (isAgreed: boolean) => void;
};

/** Asks what the shop may store in this browser [2.53]. Both answers are equally easy to give and look alike. */
export function ConsentBar({ answer, isReopened, onAnswer }: ConsentBarProps) {
  const { t } = useTranslation();
  const { shop } = useRouteContext({ from: "__root__" });
  const isShown = useAfterPress(true);
  const bar = useRef<HTMLElement>(null);
  useRootAttribute("data-bars", isShown);
  useEffect(() => {
    if (isShown && isReopened) bar.current?.focus();
  }, [isShown, isReopened]);
  if (!isShown) return null;
  return (
    <section
      aria-label={t("consent.label")}
      className="pointer-events-auto border-t border-line bg-surface text-ink shadow-card"
      ref={bar}
      tabIndex={-1}
    >
      <div className="container-page grid gap-4 py-4 md:flex md:items-center md:justify-between">
        <div className="max-w-3xl text-sm">
          <p>
            {t("consent.text")}
            {answer !== null && <> {t(answer ? "consent.nowAccepted" : "consent.nowEssentials")}</>}
          </p>
          <Link
            className="inline-block py-1 font-semibold underline underline-offset-4"
            onClick={() => agreeByUse(shop.site.legal)}
            to="/privacy"
          >
            {t("consent.more")}
          </Link>
        </div>
        <div className="grid shrink-0 grid-cols-2 gap-3">
          <button className={buttonClass("primary", "small")} onClick={() => onAnswer(false)} type="button">
            {t("consent.essentials")}
          </button>
          <button className={buttonClass("primary", "small")} onClick={() => onAnswer(true)} type="button">
            {t("consent.accept")}
          </button>
        </div>
      </div>
    </section>
  );
}
