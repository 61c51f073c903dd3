import type { Shop } from "@spolverk/bff/contract";
import { capBullets } from "@spolverk/domain";
import { useRouteContext } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { Card, ShownProduct, ShownVariation } from "../../api/card.ts";
import { GuaranteeNotice } from "../../entities/legal/guarantee-notice.tsx";
import { EarnedPoints } from "../../entities/club/earned-points.tsx";
import { toLabels } from "../../entities/catalogue/to-labels.ts";
import { usePricing } from "../../entities/catalogue/use-pricing.ts";
import { WishListButton } from "../../entities/catalogue/wish-list-button.tsx";
import { Badge } from "../../ui/badge.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import { ChunkErrorBoundary } from "../../ui/chunk-error-boundary.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Notice } from "../../ui/notice.tsx";
import { BuyBox } from "./buy-box.tsx";
import { GiftCardTerm } from "./gift-card-term.tsx";
import { ProductArticles } from "./product-articles.ts";
import { ProductGallery } from "./product-gallery.tsx";
import { ProductPrice } from "./product-price.tsx";
import { SafetyBlock } from "./safety-block.tsx";
import { SpecificationTable } from "./specification-table.tsx";
import type { ChoiceSearch } from "./read-choice-search.ts";
import { VariationChooser } from "./variation-chooser.tsx";
import { ProductGrid } from "../../entities/catalogue/product-grid.tsx";

type ProductViewProps = {
  product: ShownProduct;
  variation: ShownVariation;
  /** False when the variation named in the address does not exist, so that `variation` replaces it [8.39]. */
  isExact: boolean;
  /** The choice that led to this page. */
  choice: ChoiceSearch;
  shop: Shop;
};

/** A product with one of its variations [2.3]. */
export function ProductView({ product, variation, isExact, choice, shop }: ProductViewProps) {
  const { t } = useTranslation();
  const { shop: context } = useRouteContext({ from: "__root__" });
  const pricing = usePricing();
  const price = pricing.unitPrice(variation, product);
  const name = `${product.name}, ${variation.name}`;
  return (
    <article className="mt-4">
      <div className="grid gap-8 lg:grid-cols-[1.15fr_1fr] lg:gap-14 xl:gap-20 print:grid-cols-2">
        <div className="min-w-0 lg:sticky lg:top-28 lg:self-start">
          <div className="relative">
            <ProductGallery name={name} pictures={variation.pictures} />
            <div className="pointer-events-none absolute top-5 left-5 flex max-w-[calc(100%-6rem)] flex-wrap gap-2 print:hidden">
              {toLabels(variation, price, context.today, t).map((label) => (
                <Badge key={label.text} look={label.look}>
                  {label.text}
                </Badge>
              ))}
            </div>
            <WishListButton className="absolute top-3 right-3" name={name} t={t} variationId={variation.id} />
          </div>
        </div>
        <div className="grid min-w-0 content-start gap-6">
          {!isExact && <Notice look="warning">{t("product.unavailable")}</Notice>}
          <div>
            <p className="text-sm font-semibold text-accent">
              {t("product.by", { manufacturer: product.manufacturer })}
            </p>
            <h1 className="title-page mt-1 break-words hyphens-auto">{product.name}</h1>
            {/* The name of a gift card's variation is its price. */}
            {variation.type !== "giftCard" && <p className="mt-2 text-lg text-soft">{variation.name}</p>}
          </div>
          <div className="grid gap-2">
            <ProductPrice pricing={pricing} product={product} variation={variation} />
            <EarnedPoints
              currency={pricing.currency}
              lines={[{ type: variation.type, total: pricing.linePrice(variation, product, 1).total }]}
            />
          </div>
          {/* Only the printed page shows this address. */}
          <p className="hidden text-sm break-all text-soft print:block">
            {`${context.site.origin}/product/${product.slug}/${variation.slug}`}
          </p>
          <ul className="grid gap-2">
            {capBullets(product.bullets).map((bullet) => (
              <li className="flex gap-2.5" key={bullet}>
                <Icon className="mt-0.5 size-5 text-accent" name="check" />
                {bullet}
              </li>
            ))}
          </ul>
          {variation.type === "giftCard" && <GiftCardTerm />}
          <VariationChooser choice={choice} chosen={variation} product={product} shop={shop} />
          <BuyBox product={product} shop={shop} variation={variation} />
          {variation.physical && <GuaranteeNotice />}
          {product.restricted && <Notice look="info">{t("product.restricted")}</Notice>}
        </div>
      </div>
      <section
        aria-labelledby="about-product"
        className="mt-16 border-t border-line pt-12 print:mt-6 print:pt-6"
      >
        <h2 className="title-section" id="about-product">
          {t("product.description", { name: product.name })}
        </h2>
        <p className="mt-4 max-w-[62ch] text-lg leading-relaxed">{product.description}</p>
      </section>
      <section aria-labelledby="specifications" className="mt-12 print:mt-6">
        <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
          <h2 className="title-section" id="specifications">
            {t("product.specifications")}
          </h2>
          <button
            className={`${buttonClass("outline")} print:hidden`}
            onClick={() => window.print()}
            type="button"
          >
            <Icon className="size-5" name="print" />
            {t("product.dataSheet")}
          </button>
        </div>
        <SpecificationTable product={product} variation={variation} />
      </section>
      <SafetyBlock information={product.information} />
      <ChunkErrorBoundary resetKey={product.slug}>
        <ProductArticles product={product.slug} />
      </ChunkErrorBoundary>
      <RelatedProducts items={product.related} />
    </article>
  );
}

/** Related products; renders nothing without any. */
function RelatedProducts({ items }: { items: readonly Card[] }) {
  const { t } = useTranslation();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="related-products" className="mt-16 print:hidden">
      <h2 className="title-section mb-5" id="related-products">
        {t("product.related")}
      </h2>
      <ProductGrid className="lg:grid-cols-4" headingLevel={3} items={items} />
    </section>
  );
}
