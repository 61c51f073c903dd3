import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute, Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { shopQuery } from "../api/queries.ts";
import { CartLineRow } from "../pages/cart/cart-line-row.tsx";
import { CartNoticeList } from "../pages/cart/cart-notice-list.tsx";
import { CartSummary } from "../pages/cart/cart-summary.tsx";
import { EmptyCart } from "../pages/cart/empty-cart.tsx";
import { useCartEntries } from "../pages/cart/use-cart-entries.ts";
import { cart, useIsCartRead } from "../entities/cart/use-cart.ts";
import { usePricing } from "../entities/catalogue/use-pricing.ts";
import { toFixedHead } from "../site/page-head.ts";
import { buttonClass } from "../ui/button-class.ts";

export const Route = createFileRoute("/cart")({
  staticData: {
    meta: "cart",
    texts: ["cart"],
    tab: { order: 5, label: "cart", icon: "cart" },
    disallow: true,
    isPrivate: true,
    fixedHeader: true,
    raisedMenu: true,
  },
  loader: async ({ context: { queryClient, api } }) => {
    await queryClient.ensureQueryData(shopQuery(api));
  },
  head: ({ match }) => toFixedHead(match.context, "cart", null, true),
  component: CartPage,
});

function CartPage() {
  const { t } = useTranslation();
  const { api } = Route.useRouteContext();
  const { data: shop } = useSuspenseQuery(shopQuery(api));
  const entries = useCartEntries();
  const isRead = useIsCartRead();
  const pricing = usePricing();
  return (
    <>
      <h1 className="title-page mb-5">{t("cart.title")}</h1>
      <div className="mb-5 grid gap-3 empty:hidden">
        <CartNoticeList />
      </div>
      {!isRead && <p className="min-h-[40vh] text-soft">{t("cart.loading")}</p>}
      {isRead && entries.length === 0 && <EmptyCart />}
      {entries.length > 0 && (
        <div className="grid items-start gap-8 lg:grid-cols-[1fr_24rem] lg:gap-12">
          <section aria-label={t("cart.lines")}>
            <ul className="divide-y divide-line border-y border-line">
              {entries.map((entry) => (
                <CartLineRow entry={entry} key={entry.line.id} pricing={pricing} shop={shop} />
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
