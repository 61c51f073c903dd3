import { Link } from "@tanstack/react-router";
import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import type { Card } from "../../api/card.ts";
import { PriceText } from "../../entities/catalogue/price-text.tsx";
import { ProductPicture } from "../../entities/catalogue/product-picture.tsx";
import { usePricing } from "../../entities/catalogue/use-pricing.ts";

/** Three featured products as large tiles [2.43]. */
export function FeaturedTiles({ items, title }: { items: readonly Card[]; title: string }) {
  const { t } = useTranslation();
  const pricing = usePricing();
  return (
    <section aria-labelledby="featured">
      <h2 className="title-section mb-5" id="featured">
        {title}
      </h2>
      <ul className="grid gap-4 sm:gap-5 md:grid-cols-3 xl:gap-6">
        {items.map(({ product, variation }) => {
          const price = pricing.unitPrice(variation, product);
          return (
            <li
              className="group relative flex items-center overflow-hidden rounded-card [--ink-soft:var(--ink)] bg-[color-mix(in_oklab,var(--color,var(--tile))_14%,var(--tile))] has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-accent md:flex-col md:items-stretch"
              key={variation.id}
              style={{ "--color": variation.colorHex ?? undefined } as CSSProperties}
            >
              <ProductPicture
                alt=""
                className="aspect-square w-2/5 shrink-0 transition-transform duration-300 motion-safe:group-hover:scale-103 md:aspect-[5/4] md:w-full"
                isBare
                picture={variation.picture}
                size={480}
                sizes="(max-width: 799px) 33vw, 30vw"
              />
              <div className="min-w-0 p-4 md:p-6 md:pt-0">
                <h3 className="text-xl">
                  <Link
                    className="outline-none after:absolute after:inset-0"
                    params={{ productName: product.slug, _splat: variation.slug }}
                    to="/product/$productName/$"
                  >
                    {product.name}
                  </Link>
                </h3>
                <p className="mt-1">{product.bullets[0]}</p>
                <div className="mt-3">
                  <PriceText price={price} pricing={pricing} t={t} />
                </div>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
