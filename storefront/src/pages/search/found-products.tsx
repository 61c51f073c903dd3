import type { Category } from "@spolverk/bff/contract";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { ProductGrid } from "../../entities/catalogue/product-grid.tsx";
import { NothingFound } from "../../features/listing/nothing-found.tsx";
import { useListing } from "../../features/listing/use-listing.ts";
import { buttonClass } from "../../ui/button-class.ts";
import { Notice } from "../../ui/notice.tsx";

const shownProducts = 12;

/** The first products that match a search, with a link to all of them. */
export function FoundProducts({ query, categories }: { query: string; categories: readonly Category[] }) {
  const { t } = useTranslation();
  const { items, total, suggestions, isSearchDown } = useListing("", { query });
  return (
    <section aria-labelledby="found-products">
      <h2 className="title-section mb-5" id="found-products">
        {t("search.products")}
      </h2>
      {isSearchDown && (
        <div className="mb-5">
          <Notice look="warning">{t("filter.unavailable")}</Notice>
        </div>
      )}
      {items.length === 0 ? (
        <NothingFound
          categories={categories}
          isFiltered={false}
          search={{ query }}
          splat=""
          suggestions={suggestions}
        />
      ) : (
        <>
          <ProductGrid
            className="md:grid-cols-3 xl:grid-cols-4"
            eagerCount={2}
            headingLevel={3}
            items={items.slice(0, shownProducts)}
          />
          <div className="mt-8 text-center">
            <Link className={buttonClass("outline")} params={{ _splat: "" }} search={{ query }} to="/shop/$">
              {t("search.showAll", { count: total })}
            </Link>
          </div>
        </>
      )}
    </section>
  );
}
