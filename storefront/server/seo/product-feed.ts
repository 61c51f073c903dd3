import type { Shop, Variation } from "@spolverk/bff/contract";
import { type Availability, resolveAvailability, toAvailabilityInput, toMajor } from "@spolverk/domain";
import { resolveSitePrice } from "../../src/site/resolve-site-price.ts";
import { sharePath } from "../../src/site/to-photo-url.ts";
import type { ShopContext } from "../../src/site/shop-context.ts";
import { toElement } from "./xml.ts";

type Site = ShopContext["site"];

/**
 * The site's variations as a feed for Google Merchant Center: RSS 2.0 with Google's fields, priced as the site shows
 * them.
 *
 * @param toPicture maps a variation's picture path to an address that a shopping engine can read
 */
export function toProductFeed(
  variations: readonly Variation[],
  shop: Pick<Shop, "vatRates" | "noBackOrder">,
  site: Site,
  toPicture: (path: string) => string,
): string {
  const items = variations
    .filter(({ discontinued, stock }) => !discontinued || stock.totalAvailable > 0)
    .map((variation) => toItem(variation, shop, site, toPicture));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>',
    toElement("title", site.name),
    toElement("link", site.origin),
    toElement("description", site.name),
    ...items,
    "</channel></rss>",
    "",
  ].join("\n");
}

function toItem(
  variation: Variation,
  shop: Pick<Shop, "vatRates" | "noBackOrder">,
  site: Site,
  toPicture: (path: string) => string,
): string {
  const { product } = variation;
  const { before, price } = resolveSitePrice(variation, product, shop, site);
  const availability = resolveAvailability({
    ...toAvailabilityInput(product, variation, shop),
    quantity: 1,
  });
  const toAmount = (minor: number) => `${toMajor(minor).toFixed(2)} ${site.currency}`;
  const color = variation.attributeTexts.find(({ name }) => name === "color")?.text;
  const [main = ""] = variation.categories;
  const measure = toMeasure(variation);
  const fields = [
    toElement("g:id", variation.sku),
    toElement("g:title", `${product.name}, ${variation.name}`.slice(0, 150)),
    toElement("g:description", product.description.slice(0, 5000)),
    toElement("g:link", `${site.origin}/product/${product.slug}/${variation.slug}`),
    toElement(
      "g:image_link",
      toPicture(variation.assets[0]?.imgixPath || (variation.assets[0]?.thumbnail ?? sharePath)),
    ),
    toElement("g:availability", toFeedAvailability(availability)),
    toElement("g:availability_date", availability.isBackOrder ? availability.deliveryDate : null),
    toElement("g:price", toAmount(before ?? price)),
    toElement("g:sale_price", before === null ? null : toAmount(price)),
    toElement("g:unit_pricing_measure", measure?.piece),
    toElement("g:unit_pricing_base_measure", measure?.base),
    toElement("g:condition", "new"),
    toElement("g:brand", product.manufacturer),
    toElement("g:gtin", variation.gtin),
    toElement("g:mpn", variation.sku),
    toElement("g:item_group_id", product.slug),
    toElement("g:color", color),
    toElement("g:product_type", main.replaceAll(">", " > ")),
    toElement("g:shipping_weight", variation.attributes.size ? `${variation.attributes.size} g` : null),
  ];
  return `<item>${fields.join("")}</item>`;
}

/** The measure of one piece and the base measure of its unit price, for goods sold by weight or length. */
function toMeasure({
  product: { soldBy },
  attributes: { size, length },
}: Variation): { piece: string; base: string } | null {
  if (soldBy === "kilogram" && size !== undefined) return { piece: `${size} g`, base: "1 kg" };
  return soldBy === "metre" && length !== undefined ? { piece: `${length} m`, base: "1 m" } : null;
}

function toFeedAvailability({ canBeOrdered, isBackOrder }: Availability): string {
  if (!canBeOrdered) return "out_of_stock";
  return isBackOrder ? "backorder" : "in_stock";
}
