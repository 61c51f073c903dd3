import type { Shop } from "@spolverk/bff/contract";
import { resolveAvailability, toAvailabilityInput, toMajor } from "@spolverk/domain";
import type { ShownProduct, ShownVariation } from "../../api/card.ts";
import { resolveSitePrice } from "../../site/resolve-site-price.ts";
import type { ShopContext } from "../../site/shop-context.ts";
import { toPhotoUrl } from "../../site/to-photo-url.ts";

const dayMs = 86_400_000;
const priceValidForDays = 180;

/**
 * A variation as schema.org's Product. The price includes or excludes VAT as the site shows it, and is valid for 180
 * days [2.57], [9.45].
 */
export function toProductSchema(
  product: ShownProduct,
  variation: ShownVariation,
  shop: Shop,
  context: ShopContext,
) {
  const { site, today } = context;
  const { price } = resolveSitePrice(variation, product, shop, site);
  const { canBeOrdered, isBackOrder } = resolveAvailability({
    ...toAvailabilityInput(product, variation, shop),
    quantity: 1,
  });
  const color = variation.attributeTexts.find(({ name }) => name === "color");
  const outAs = variation.discontinued ? "Discontinued" : "OutOfStock";
  const inAs = isBackOrder ? "BackOrder" : "InStock";
  return {
    "script:ld+json": {
      "@context": "https://schema.org",
      "@type": "Product",
      name: `${product.name}, ${variation.name}`,
      sku: variation.sku,
      mpn: variation.sku,
      ...(color && { color: color.text }),
      description: product.description,
      image: variation.pictures.map(({ src }) => toPhotoUrl(context, src)),
      brand: { "@type": "Brand", name: product.manufacturer },
      offers: {
        "@type": "Offer",
        url: `${site.origin}/product/${product.slug}/${variation.slug}`,
        price: toMajor(price).toFixed(2),
        priceCurrency: site.currency,
        priceValidUntil: new Date(Date.parse(today) + priceValidForDays * dayMs).toISOString().slice(0, 10),
        availability: `https://schema.org/${canBeOrdered ? inAs : outAs}`,
        itemCondition: "https://schema.org/NewCondition",
      },
    },
  };
}
