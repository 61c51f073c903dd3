import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useAgreedCookies } from "../../browser/use-agreed-cookies.ts";
import { buttonClass } from "../../ui/button-class.ts";

/**
 * Customers' reviews in the review service's widget [2.46]. They load when scrolled into view, and only after consent
 * to cookies or a press here. The space of the reviews is reserved, so that nothing shifts.
 */
export function Reviews({ url }: { url: string }) {
  const { t } = useTranslation();
  const [isAskedFor, setIsAskedFor] = useState(false);
  const isAgreed = useAgreedCookies() === true;
  return (
    <section aria-labelledby="reviews">
      <h2 className="title-section mb-5" id="reviews">
        {t("home.reviews")}
      </h2>
      <div className="grid h-80 place-items-center overflow-hidden rounded-card bg-sunken">
        {isAskedFor || isAgreed ? (
          <iframe
            className="size-full"
            loading="lazy"
            referrerPolicy="strict-origin-when-cross-origin"
            sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
            src={url}
            title={t("home.reviews")}
          />
        ) : (
          <div className="max-w-md p-6 text-center">
            <p className="text-soft">{t("home.reviewsFrom", { service: new URL(url).hostname })}</p>
            <button
              className={`${buttonClass("outline")} mt-5`}
              onClick={() => setIsAskedFor(true)}
              type="button"
            >
              {t("home.showReviews")}
            </button>
          </div>
        )}
      </div>
    </section>
  );
}
