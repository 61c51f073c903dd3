import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ListingSearch } from "../../search-service/listing-search.ts";
import { buttonClass } from "../../ui/button-class.ts";

type LoadMoreProps = {
  splat: string;
  search: ListingSearch;
  /** Number of the page after the shown ones; null when the last page is shown. */
  nextPage: number | null;
  shown: number;
  total: number;
  isLoading: boolean;
  onLoad: () => Promise<unknown>;
};

/**
 * Loads further products below the shown ones. It is a link to the next page, so that search engines follow it and the
 * shopper can open it in a new tab.
 */
export function LoadMore({ splat, search, nextPage, shown, total, isLoading, onLoad }: LoadMoreProps) {
  const { t } = useTranslation();
  const [hasFailed, setFailed] = useState(false);
  return (
    <div className="mt-10 text-center">
      <output className="block text-soft">{t("listing.shown", { shown, total })}</output>
      {hasFailed && (
        <p className="mt-2 font-medium text-sale" role="alert">
          {t("listing.moreFailed")}
        </p>
      )}
      {nextPage !== null && (
        <Link
          aria-disabled={isLoading}
          className={`${buttonClass("outline")} mt-4`}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            if (isLoading) return;
            setFailed(false);
            onLoad().catch(() => setFailed(true));
          }}
          params={{ _splat: splat }}
          preload={false}
          rel="next"
          search={{ ...search, page: nextPage }}
          to="/shop/$"
        >
          {isLoading ? t("listing.loading") : t("listing.more")}
        </Link>
      )}
    </div>
  );
}
