import { useSuspenseQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { Card } from "../../api/card.ts";
import { shopQuery } from "../../api/queries.ts";
import { ProductCard } from "./product-card.tsx";
import { ShippingLink } from "./shipping-link.tsx";
import { usePricing } from "./use-pricing.ts";

type ProductGridProps = {
  items: readonly Card[];
  headingLevel: 2 | 3;
  /** Number of pictures visible when the page opens, which load eagerly. */
  eagerCount?: number;
  /** "row": cards of one width, for a carousel. */
  layout?: keyof typeof layouts;
  className?: string;
};

const layouts = {
  grid: "grid grid-cols-2 gap-3 sm:gap-5 xl:gap-6",
  row: "*:w-60 sm:*:w-80",
} as const;

export function ProductGrid({
  items,
  headingLevel,
  eagerCount = 0,
  layout = "grid",
  className = "",
}: ProductGridProps) {
  const { t, i18n } = useTranslation();
  const { api, shop } = useRouteContext({ from: "__root__" });
  const { data: settings } = useSuspenseQuery(shopQuery(api));
  const pricing = usePricing();
  return (
    <>
      <ul className={`${layouts[layout]} ${className}`}>
        {items.map((item, index) => (
          <ProductCard
            eager={index < eagerCount}
            headingLevel={headingLevel}
            item={item}
            key={item.variation.id}
            language={i18n.language}
            noBackOrder={settings.noBackOrder}
            pricing={pricing}
            t={t}
            today={shop.today}
          />
        ))}
      </ul>
      {shop.site.legal.shippingBesidePrice && layout === "grid" && (
        <p className="mt-4 text-sm text-soft">
          <ShippingLink text={t("price.shippingNote")} />
        </p>
      )}
    </>
  );
}
