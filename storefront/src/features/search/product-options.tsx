import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useHits } from "react-instantsearch";
import { trackSelectItem } from "../../analytics/track-select-item.ts";
import { toShownPicture } from "../../api/shown-picture.ts";
import { PriceText } from "../../entities/catalogue/price-text.tsx";
import { ProductPicture } from "../../entities/catalogue/product-picture.tsx";
import { usePricing } from "../../entities/catalogue/use-pricing.ts";
import { Badge } from "../../ui/badge.tsx";
import type { ProductHit } from "./instant-search-client.ts";
import { OptionGroup, optionClass } from "./option-group.tsx";

type ProductOptionsProps = { id: string; query: string; activeId: string | null };

/** Up to six products that match, as small cards, and a link to all matching products [2.38]–[2.40]. */
export function ProductOptions({ id, query, activeId }: ProductOptionsProps) {
  const { t } = useTranslation();
  const pricing = usePricing();
  const { items } = useHits<ProductHit>();
  return (
    <OptionGroup
      emptyText={t("search.noProducts")}
      gridClass="sm:grid-cols-2 xl:grid-cols-3"
      id={id}
      isEmpty={items.length === 0}
      title={t("search.products")}
    >
      {items.map(({ objectID, card: { product, variation } }, index) => {
        const optionId = `${id}-${index}`;
        const price = pricing.unitPrice(variation, product);
        const [picture] = variation.assets.map(toShownPicture);
        return (
          <Link
            aria-selected={activeId === optionId}
            className={`${optionClass} items-center`}
            id={optionId}
            key={objectID}
            onClick={() => trackSelectItem({ product, variation })}
            params={{ productName: product.slug, _splat: variation.slug }}
            preload={false}
            role="option"
            tabIndex={-1}
            to="/product/$productName/$"
          >
            <ProductPicture
              alt=""
              className="size-20 shrink-0 rounded-2xl"
              eager
              picture={picture}
              size={80}
            />
            <span className="min-w-0">
              <span className="flex flex-wrap items-center gap-x-2 font-semibold">
                {product.name}
                {price.source === "sale" && price.before !== null && (
                  <Badge look="sale">
                    {t(price.everybodyAt ? "label.clubSale" : "label.sale", {
                      percent: price.discountPercentage,
                    })}
                  </Badge>
                )}
              </span>
              <span className="block truncate text-sm text-soft">{variation.name}</span>
              <PriceText
                className="text-base"
                hasBadge={price.everybodyAt !== null}
                price={price}
                pricing={pricing}
                t={t}
              />
            </span>
          </Link>
        );
      })}
      {items.length > 0 && (
        <Link
          aria-selected={activeId === `${id}-all`}
          className={`${optionClass} col-span-full min-h-12 items-center justify-center font-semibold text-accent`}
          id={`${id}-all`}
          params={{ _splat: "" }}
          preload={false}
          role="option"
          search={{ query }}
          tabIndex={-1}
          to="/shop/$"
        >
          {t("search.allProducts")}
        </Link>
      )}
    </OptionGroup>
  );
}
