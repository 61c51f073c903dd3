import type { ListingItem } from "@spolverk/bff/contract";
import { useRouteContext } from "@tanstack/react-router";
import { useTranslation } from "../../i18n/use-translation.ts";
import { ProductCard } from "./product-card.tsx";
import { usePricing } from "./use-pricing.ts";

type ProductGridProps = {
  items: readonly ListingItem[];
  headingLevel: 2 | 3;
  /** How many pictures are in sight when the page opens. */
  eagerCount?: number;
  className?: string;
};

export function ProductGrid({ items, headingLevel, eagerCount = 0, className = "" }: ProductGridProps) {
  const { t } = useTranslation();
  const { shop } = useRouteContext({ from: "__root__" });
  const pricing = usePricing();
  return (
    <ul className={`grid grid-cols-2 gap-3 sm:gap-5 xl:gap-6 ${className}`}>
      {items.map((item, index) => (
        <ProductCard
          eager={index < eagerCount}
          headingLevel={headingLevel}
          item={item}
          key={item.variation.id}
          pricing={pricing}
          t={t}
          today={shop.today}
        />
      ))}
    </ul>
  );
}
