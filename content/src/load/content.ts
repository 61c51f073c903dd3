import type { Article } from "../schema/article.ts";
import type { Carrier } from "../schema/carrier.ts";
import type { Category, Color, ProductContent } from "../schema/catalogue.ts";
import type { CouponContent } from "../schema/coupon.ts";
import type { Page } from "../schema/page.ts";
import type { Reseller } from "../schema/reseller.ts";
import type { Shop } from "../schema/shop.ts";
import type { Site } from "../schema/site.ts";

/** All that the content files say, each file by its schema. */
export type Content = {
  sites: readonly Site[];
  carriers: readonly Carrier[];
  coupons: readonly CouponContent[];
  shop: Shop;
  categories: readonly Category[];
  colors: readonly Color[];
  products: readonly ProductContent[];
  resellers: readonly Reseller[];
  /** The latest first. */
  articles: readonly Article[];
  pages: readonly Page[];
};

export const contentFiles = {
  sites: "sites.yaml",
  carriers: "carriers.yaml",
  coupons: "coupons.yaml",
  shop: "shop.yaml",
  categories: "catalogue/categories.yaml",
  colors: "catalogue/colors.yaml",
  resellers: "resellers.yaml",
} as const;

/** The file that a product is written in. */
export function productFile(slug: string): string {
  return `catalogue/products/${slug}.yaml`;
}

/** The file of an article or a content page in a language. */
export function textFile(folder: "articles" | "pages", language: string, name: string): string {
  return `${folder}/${language}/${name}.md`;
}
