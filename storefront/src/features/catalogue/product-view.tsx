import type { Product, Shop, VariationSummary } from "@spolverk/bff/contract";
import { calculatePricePerKilogram, capBullets } from "@spolverk/domain";
import { useRouteContext } from "@tanstack/react-router";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Badge } from "../../ui/badge.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Notice } from "../../ui/notice.tsx";
import { BuyBox } from "./buy-box.tsx";
import { PriceText } from "./price-text.tsx";
import { ProductPicture } from "./product-picture.tsx";
import { SpecificationTable } from "./specification-table.tsx";
import { toLabels } from "./to-labels.ts";
import { usePricing } from "./use-pricing.ts";
import { VariationChooser } from "./variation-chooser.tsx";

type ProductViewProps = {
  product: Product;
  variation: VariationSummary;
  /** False: the address named a variation that does not exist, this one stands in for it [8.39]. */
  isExact: boolean;
  shop: Shop;
};

/** A product by one of its variations [2.3]. */
export function ProductView({ product, variation, isExact, shop }: ProductViewProps) {
  const { t } = useTranslation();
  const { shop: context } = useRouteContext({ from: "__root__" });
  const pricing = usePricing();
  const price = pricing.unitPrice(variation, product);
  const grams = variation.type === "filament" ? variation.attributes.size : undefined;
  return (
    <article className="mt-4">
      <div className="grid gap-8 lg:grid-cols-[1.15fr_1fr] lg:gap-14 xl:gap-20">
        <div className="lg:sticky lg:top-28 lg:self-start">
          <div className="relative">
            <ProductPicture
              alt={`${product.name}, ${variation.name}`}
              asset={variation.assets[0]}
              className="aspect-square rounded-[2rem] lg:aspect-[5/4] xl:aspect-[4/3.4]"
              eager
              size={720}
              sizes="(max-width: 1023px) 84vw, 600px"
            />
            <div className="absolute top-5 left-5 flex flex-wrap gap-2">
              {toLabels(variation, price.discountPercentage, context.today, t).map((label) => (
                <Badge key={label.text} look={label.look}>
                  {label.text}
                </Badge>
              ))}
            </div>
          </div>
        </div>
        <div className="grid content-start gap-6">
          {!isExact && <Notice look="warning">{t("product.unavailable")}</Notice>}
          <div>
            <p className="text-sm font-semibold text-accent">
              {t("product.by", { manufacturer: product.manufacturer })}
            </p>
            <h1 className="title-page mt-1">{product.name}</h1>
            <p className="mt-2 text-lg text-soft">{variation.name}</p>
          </div>
          <div>
            <PriceText className="text-3xl" msrp={price.msrp} price={price.price} pricing={pricing} t={t} />
            {grams !== undefined && (
              <p className="mt-1 text-sm text-soft">
                {t("price.perKilogram", {
                  price: pricing.format(calculatePricePerKilogram(price.price, grams)),
                })}
              </p>
            )}
          </div>
          <ul className="grid gap-2">
            {capBullets(product.bullets).map((bullet) => (
              <li className="flex gap-2.5" key={bullet}>
                <Icon className="mt-0.5 size-5 text-accent" name="check" />
                {bullet}
              </li>
            ))}
          </ul>
          <VariationChooser chosen={variation} product={product} />
          <BuyBox key={variation.id} product={product} shop={shop} variation={variation} />
          {product.restricted && <Notice look="info">{t("product.restricted")}</Notice>}
        </div>
      </div>
      <div className="mt-16 grid gap-10 border-t border-line pt-12 lg:grid-cols-[1.15fr_1fr] lg:gap-14 xl:gap-20">
        <section aria-labelledby="about-product">
          <h2 className="title-section" id="about-product">
            {t("product.description", { name: product.name })}
          </h2>
          <p className="mt-4 max-w-[62ch] text-lg leading-relaxed">{product.description}</p>
        </section>
        <section aria-labelledby="specifications">
          <h2 className="title-section" id="specifications">
            {t("product.specifications")}
          </h2>
          <div className="mt-3">
            <SpecificationTable product={product} sku={variation.sku} />
          </div>
        </section>
      </div>
    </article>
  );
}
