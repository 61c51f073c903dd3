import { useTranslation } from "react-i18next";
import { buttonClass } from "../ui/button-class.ts";
import { Icon } from "../ui/icon.tsx";

/** Replaces a page that cannot load because the browser is offline. */
export function OfflinePage({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="mx-auto grid min-h-[60vh] max-w-xl place-items-center text-center" role="alert">
      <div>
        <Icon className="mx-auto size-14 text-warn" name="warning" />
        <h1 className="title-page mt-4" tabIndex={-1}>
          {t("error.offline")}
        </h1>
        <p className="mt-4 mb-8 text-lg text-soft">{t("error.offlineText")}</p>
        <button className={buttonClass("primary")} onClick={onRetry} type="button">
          {t("error.retry")}
        </button>
      </div>
    </div>
  );
}
