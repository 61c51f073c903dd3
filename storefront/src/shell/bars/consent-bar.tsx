import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { buttonClass } from "../../ui/button-class.ts";
import { useAfterPress } from "../../ui/use-after-press.ts";
import { useBarsAttribute } from "./use-bars-attribute.ts";

/** Asks what the shop may store in this browser [2.53]. Both answers are equally easy to give. */
export function ConsentBar({ onAnswer }: { onAnswer: (isAgreed: boolean) => void }) {
  const { t } = useTranslation();
  const isShown = useAfterPress(true);
  useBarsAttribute(isShown);
  if (!isShown) return null;
  return (
    <section
      aria-label={t("consent.label")}
      className="pointer-events-auto border-t border-line bg-surface text-ink shadow-card"
    >
      <div className="container-page grid gap-4 py-4 md:flex md:items-center md:justify-between">
        <p className="max-w-3xl text-sm">
          {t("consent.text")}{" "}
          <Link className="font-semibold underline underline-offset-4" to="/privacy">
            {t("consent.more")}
          </Link>
        </p>
        <div className="grid shrink-0 grid-cols-2 gap-3">
          <button className={buttonClass("outline", "small")} onClick={() => onAnswer(false)} type="button">
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
