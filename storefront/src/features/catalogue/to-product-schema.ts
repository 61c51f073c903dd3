import type { Product, Shop, VariationSummary } from "@spolverk/bff/contract";
import {
  calculateUnitPrice,
  resolveDiscount,
  resolveLineVatRate,
  resolveStockLevel,
  toMajor,
} from "@spolverk/domain";
import type { ShopContext } from "../../site/shop-context.ts";

const dayMs = 86_400_000;
const priceValidForDays = 180;

/** A variation as schema.org's Product. Its price is valid for 180 days [2.57], [9.45]; VAT as the site shows it. */
export function toProductSchema(
  product: Product,
  variation: VariationSummary,
  shop: Shop,
  { site, today }: ShopContext,
) {
  const siteRate = site.showWithVat ? (shop.vatRates[site.vatCountry] ?? 0) : 0;
  const { percentage } = resolveDiscount({
    sale: variation.sale,
    agreements: [],
    product,
    type: variation.type,
  });
  const { price } = calculateUnitPrice({
    msrpMinor: variation.msrp[site.currency],
    discountPercentage: percentage,
    vatRate: resolveLineVatRate({ type: variation.type, vatRate: siteRate }),
  });
  const isOut = resolveStockLevel(variation.stock.totalAvailable) === "out";
  const outAs = variation.discontinued ? "Discontinued" : variation.stock.ETA ? "BackOrder" : "OutOfStock";
  return {
    "script:ld+json": {
      "@context": "https://schema.org",
      "@type": "Product",
      name: `${product.name}, ${variation.name}`,
      sku: variation.sku,
      description: product.description,
      image: variation.assets.map((asset) => `${site.origin}${asset.thumbnail}`),
      brand: { "@type": "Brand", name: product.manufacturer },
      offers: {
        "@type": "Offer",
        url: `${site.origin}/product/${product.slug}/${variation.slug}`,
        price: toMajor(price).toFixed(2),
        priceCurrency: site.currency,
        priceValidUntil: new Date(Date.parse(today) + priceValidForDays * dayMs).toISOString().slice(0, 10),
        availability: `https://schema.org/${isOut ? outAs : "InStock"}`,
        itemCondition: "https://schema.org/NewCondition",
      },
    },
  };
}
