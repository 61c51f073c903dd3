import { useTranslation } from "react-i18next";
import { openCookieQuestion } from "../../browser/cookie-question.ts";

type CookieSettingsButtonProps = { className: string; onOpen?: () => void };

/** Opens the cookie question again, with the current answer. */
export function CookieSettingsButton({ className, onOpen }: CookieSettingsButtonProps) {
  const { t } = useTranslation();
  return (
    <button
      className={className}
      onClick={() => {
        onOpen?.();
        openCookieQuestion();
      }}
      type="button"
    >
      {t("consent.label")}
    </button>
  );
}
