import { resolveAvailability, resolveStockState, toAvailabilityInput } from "@spolverk/domain";
import { Link } from "@tanstack/react-router";
import type { TFunction } from "i18next";
import { type CSSProperties, memo } from "react";
import { trackSelectItem } from "../../analytics/track-select-item.ts";
import type { Card } from "../../api/card.ts";
import { Badge } from "../../ui/badge.tsx";
import { AttributeText } from "./attribute-text.tsx";
import { PriceText } from "./price-text.tsx";
import { ProductPicture } from "./product-picture.tsx";
import { StockDot } from "./stock-dot.tsx";
import { toLabels } from "./to-labels.ts";
import type { Pricing } from "./use-pricing.ts";
import { WishListButton } from "./wish-list-button.tsx";

type ProductCardProps = {
  item: Card;
  pricing: Pricing;
  today: string;
  /** The shop accepts no back orders at all. */
  noBackOrder: boolean;
  /** The list passes it, so that useTranslation runs once for all cards. */
  t: TFunction;
  /** Language of dates. */
  language: string;
  eager: boolean;
  headingLevel: 2 | 3;
};

/** A product in a list [2.48]. The whole card is clickable; its link is the name. */
export const ProductCard = memo(function ProductCard({
  item,
  pricing,
  today,
  noBackOrder,
  t,
  language,
  eager,
  headingLevel,
}: ProductCardProps) {
  const { product, variation } = item;
  const price = pricing.unitPrice(variation, product);
  const labels = toLabels(variation, price, today, t);
  const Heading = headingLevel === 2 ? "h2" : "h3";
  return (
    <li className="card">
      <ProductPicture
        alt=""
        eager={eager}
        picture={variation.picture}
        size={320}
        sizes="(max-width: 639px) 38vw, 270px"
      />
      {labels.length > 0 && (
        <div className="card-labels">
          {labels.map((label) => (
            <Badge key={label.text} look={label.look}>
              {label.text}
            </Badge>
          ))}
        </div>
      )}
      <WishListButton name={`${product.name}, ${variation.name}`} t={t} variationId={variation.id} />
      <div className="card-body">
        <div>
          <Heading>
            <Link
              onClick={() => trackSelectItem(item)}
              params={{ productName: product.slug, _splat: variation.slug }}
              to="/product/$productName/$"
            >
              {product.name}
            </Link>
          </Heading>
          <AttributeText texts={variation.attributeTexts} />
        </div>
        <ul>
          {product.bullets.map((bullet) => (
            <li key={bullet}>{bullet}</li>
          ))}
        </ul>
        <div className="card-end">
          <div className="grid gap-1">
            {item.colorHexes.length > 1 && (
              <ColorDots
                hexes={item.colorHexes}
                label={t("card.colors", { count: item.colorHexes.length })}
              />
            )}
            <CardStock item={item} language={language} noBackOrder={noBackOrder} t={t} />
            <PriceText hasBadge price={price} pricing={pricing} t={t} />
          </div>
          <span aria-hidden="true" className="card-view">
            {t("card.view")}
          </span>
        </div>
      </div>
    </li>
  );
});

type CardStockProps = { item: Card; language: string; noBackOrder: boolean; t: TFunction };

/**
 * The stock of the shown variation. When it cannot be ordered, the text says whether another variation of the product
 * can [3.48].
 */
function CardStock({ item: { product, variation, productStock }, language, noBackOrder, t }: CardStockProps) {
  if (!variation.physical) return null;
  const input = toAvailabilityInput(product, variation, { noBackOrder });
  const state = resolveStockState(resolveAvailability({ ...input, quantity: 1 }));
  if (state.kind === "out" && productStock === "inStock")
    return <p className="stock">{t("card.inOtherVariations")}</p>;
  if (state.kind === "out" && productStock === "backOrder" && !noBackOrder)
    return <p className="stock low">{t("card.toBackOrder")}</p>;
  return <StockDot language={language} left={variation.stock.totalAvailable} state={state} t={t} />;
}

/** CSS variables from which the class color-dots paints one dot each; phones show four. */
const variables = ["--a", "--b", "--c", "--d", "--e", "--f"] as const;

/** Pixels between the centers of two dots; a dot is 18 wide, ring included. */
const step = 10;

/** Some of the product's colors as overlapping dots. */
function ColorDots({ hexes, label }: { hexes: readonly string[]; label: string }) {
  const shown = hexes.slice(0, variables.length);
  const colors = Object.fromEntries(shown.map((hex, at) => [variables[at], hex]));
  const width = (shown.length - 1) * step + 18;
  return (
    <span className="card-colors">
      <span aria-hidden="true" className="color-dots" style={{ width, ...colors } as CSSProperties} />
      {label}
    </span>
  );
}
