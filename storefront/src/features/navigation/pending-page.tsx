import { useEffect, useState } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import { buttonClass } from "../../ui/button-class.ts";

const slowAfterMs = 3000;
const timeoutAfterMs = 15_000;

/** Stands in for a page that takes its time: says so after 3 seconds, offers a reload after 15 [2.55]. */
export function PendingPage() {
  const { t } = useTranslation();
  const [state, setState] = useState<"loading" | "slow" | "timeout">("loading");
  useEffect(() => {
    const slow = setTimeout(() => setState("slow"), slowAfterMs);
    const timeout = setTimeout(() => setState("timeout"), timeoutAfterMs);
    return () => {
      clearTimeout(slow);
      clearTimeout(timeout);
    };
  }, []);
  return (
    <div aria-live="polite" className="grid min-h-[60vh] place-items-center text-center">
      {state === "timeout" ? (
        <div>
          <p className="mb-6 text-lg">{t("error.timeout")}</p>
          <button className={buttonClass("primary")} onClick={() => window.location.reload()} type="button">
            {t("error.reload")}
          </button>
        </div>
      ) : (
        <div>
          <span
            aria-hidden="true"
            className="mx-auto block size-9 animate-spin rounded-full border-3 border-accent border-t-transparent"
          />
          {state === "slow" && <p className="mt-6 text-soft">{t("error.slow")}</p>}
        </div>
      )}
    </div>
  );
}
