import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useRouteContext } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { shopQuery } from "../../api/queries.ts";
import { cart, useIsCartRead } from "../../entities/cart/use-cart.ts";
import { usePricing } from "../../entities/catalogue/use-pricing.ts";
import { buttonClass } from "../../ui/button-class.ts";
import { CartLineRow } from "./cart-line-row.tsx";
import { CartNoticeList } from "./cart-notice-list.tsx";
import { CartSummary } from "./cart-summary.tsx";
import { EmptyCart } from "./empty-cart.tsx";
import { sortEntries } from "./sort-entries.ts";
import { useCartEntries } from "./use-cart-entries.ts";

export function CartPage() {
  const { t } = useTranslation();
  const { api } = useRouteContext({ from: "__root__" });
  const { data: shop } = useSuspenseQuery(shopQuery(api));
  const entries = useCartEntries();
  const isRead = useIsCartRead();
  const pricing = usePricing();
  const taxedOnImport = pricing.findTaxedOnImport(sortEntries(entries, pricing.currency).known);
  return (
    <>
      <h1 className="title-page mb-5">{t("cart.title")}</h1>
      <div className="mb-5 grid gap-3 empty:hidden">
        <CartNoticeList />
      </div>
      {/* The content is as tall as the screen before and after its products load, so that nothing visible shifts. */}
      {!isRead && <p className="min-h-screen text-soft">{t("cart.loading")}</p>}
      {isRead && entries.length === 0 && (
        <div className="min-h-screen">
          <EmptyCart />
        </div>
      )}
      {entries.length > 0 && (
        <div className="grid items-start gap-8 lg:grid-cols-[1fr_24rem] lg:gap-12">
          <section aria-label={t("cart.lines")}>
            <ul className="divide-y divide-line border-y border-line">
              {entries.map((entry) => (
                <CartLineRow
                  entry={entry}
                  isTaxedOnImport={taxedOnImport.has(entry.line.id)}
                  key={entry.line.id}
                  pricing={pricing}
                  shop={shop}
                />
              ))}
            </ul>
            <button
              className={`${buttonClass("quiet", "small")} mt-3 -ml-4`}
              onClick={cart.clear}
              type="button"
            >
              {t("cart.clear")}
            </button>
          </section>
          <CartSummary entries={entries} pricing={pricing}>
            <Link
              className={`${buttonClass("primary", "large")} mt-6 w-full`}
              preload={false}
              to="/checkout/{-$checkoutId}/{-$step}/{-$uuid}"
            >
              {t("cart.checkout")}
            </Link>
          </CartSummary>
        </div>
      )}
    </>
  );
}
