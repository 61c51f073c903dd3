import type { ListingItem } from "@spolverk/bff/contract";
import { capBullets } from "@spolverk/domain";
import { Link } from "@tanstack/react-router";
import type { TFunction } from "i18next";
import { memo } from "react";
import { AliveWhenNear } from "../../ui/alive-when-near.tsx";
import { Badge } from "../../ui/badge.tsx";
import { trackSelectItem } from "../analytics/track-select-item.ts";
import { WishListButton } from "../wish-list/wish-list-button.tsx";
import { AttributeText } from "./attribute-text.tsx";
import { ColorDots } from "./color-dots.tsx";
import { PriceText } from "./price-text.tsx";
import { ProductPicture } from "./product-picture.tsx";
import { StockDot } from "./stock-dot.tsx";
import { toLabels } from "./to-labels.ts";
import type { Pricing } from "./use-pricing.ts";

type ProductCardProps = {
  item: ListingItem;
  pricing: Pricing;
  today: string;
  /** From the list, so that a page of cards asks for the texts once. */
  t: TFunction;
  eager: boolean;
  headingLevel: 2 | 3;
};

/** A product in a list [2.48]. The whole card is pressed; its link is the name. */
export const ProductCard = memo(function ProductCard(props: ProductCardProps) {
  return (
    <AliveWhenNear
      as="li"
      className="group relative flex flex-col rounded-card bg-surface shadow-card transition-transform duration-200 has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-accent motion-safe:hover:-translate-y-1"
    >
      <CardContent {...props} />
    </AliveWhenNear>
  );
});

function CardContent({ item, pricing, today, t, eager, headingLevel }: ProductCardProps) {
  const { product, variation } = item;
  const price = pricing.unitPrice(variation, product);
  const { msrp, sale } = item.lowest[pricing.currency];
  const lowest = pricing.unitPrice(
    { type: variation.type, sale, msrp: { ...variation.msrp, [pricing.currency]: msrp } },
    product,
  );
  const isFrom = lowest.price < price.price;
  // Of another variation only the price is told: what it was before belongs beside that variation.
  const shown = isFrom ? { msrp: lowest.price, price: lowest.price } : price;
  const Heading = headingLevel === 2 ? "h2" : "h3";
  return (
    <>
      <div className="relative">
        <ProductPicture
          alt=""
          asset={variation.assets[0]}
          className="aspect-square rounded-t-card"
          eager={eager}
          size={320}
          sizes="(max-width: 639px) 38vw, 270px"
        />
        {/* On a phone there is no room for them beside the heart. */}
        <div className="absolute flex flex-wrap gap-1.5 max-sm:inset-x-2 max-sm:bottom-2 max-sm:gap-1 sm:top-3 sm:left-3 sm:max-w-[calc(100%-4.25rem)]">
          {toLabels(variation, price.discountPercentage, today, t).map((label) => (
            <Badge key={label.text} look={label.look}>
              {label.text}
            </Badge>
          ))}
        </div>
      </div>
      <WishListButton
        className="absolute top-1.5 right-1.5 z-10"
        name={`${product.name}, ${variation.name}`}
        t={t}
        variationId={variation.id}
      />
      <div className="flex grow flex-col gap-2 p-3.5 sm:p-5">
        <div>
          <Heading className="text-base leading-snug tracking-normal break-words hyphens-auto sm:text-lg">
            <Link
              className="outline-none after:absolute after:inset-0 after:z-1 after:rounded-card"
              onClick={() => trackSelectItem(item)}
              params={{ productName: product.slug, _splat: variation.slug }}
              to="/product/$productName/$"
            >
              {product.name}
            </Link>
          </Heading>
          <AttributeText texts={variation.attributeTexts} />
        </div>
        <ul className="hidden list-disc space-y-0.5 pl-4 text-sm text-soft marker:text-accent sm:block">
          {capBullets(product.bullets).map((bullet) => (
            <li key={bullet}>{bullet}</li>
          ))}
        </ul>
        <div className="mt-auto flex flex-wrap items-end justify-between gap-2 pt-2">
          <div className="grid gap-1">
            {item.colorHexes.length > 1 && (
              <ColorDots
                hexes={item.colorHexes}
                label={t("card.colors", { count: item.colorHexes.length })}
              />
            )}
            <StockDot stock={variation.stock} t={t} />
            <PriceText
              from={isFrom}
              msrp={shown.msrp}
              price={shown.price}
              pricing={pricing}
              prior={isFrom ? null : pricing.priorPrice(variation)}
              t={t}
            />
          </div>
          <span
            aria-hidden="true"
            className="rounded-full bg-sunken px-4 py-2 text-sm font-semibold transition-colors group-hover:bg-accent group-hover:text-accent-ink max-sm:hidden"
          >
            {t("card.view")}
          </span>
        </div>
      </div>
    </>
  );
}
