import type { Article } from "../schema/article.ts";
import type { Carrier } from "../schema/carrier.ts";
import type { Category, Color, ProductContent } from "../schema/catalogue.ts";
import type { CouponContent } from "../schema/coupon.ts";
import type { GuaranteeNotice } from "../schema/guarantee-notice.ts";
import type { LegalTexts } from "../schema/legal.ts";
import type { Manufacturer } from "../schema/manufacturer.ts";
import type { Page } from "../schema/page.ts";
import type { Reseller } from "../schema/reseller.ts";
import type { Shop } from "../schema/shop.ts";
import type { Site } from "../schema/site.ts";

/** The parsed content files. */
export type Content = {
  sites: readonly Site[];
  carriers: readonly Carrier[];
  coupons: readonly CouponContent[];
  shop: Shop;
  categories: readonly Category[];
  colors: readonly Color[];
  manufacturers: readonly Manufacturer[];
  products: readonly ProductContent[];
  resellers: readonly Reseller[];
  /** Latest first. */
  articles: readonly Article[];
  pages: readonly Page[];
  /** By site and language, in the order of the sites. */
  legal: readonly LegalTexts[];
  guaranteeNotices: readonly GuaranteeNotice[];
};

export const contentFiles = {
  sites: "sites.yaml",
  carriers: "carriers.yaml",
  coupons: "coupons.yaml",
  shop: "shop.yaml",
  categories: "catalogue/categories.yaml",
  colors: "catalogue/colors.yaml",
  manufacturers: "catalogue/manufacturers.yaml",
  resellers: "resellers.yaml",
  guaranteeNotice: "guarantee-notice.yaml",
} as const;

/** The path of a product's file. */
export function productFile(slug: string): string {
  return `catalogue/products/${slug}.yaml`;
}

/** The path of an article's or a content page's file in a language. */
export function textFile(folder: "articles" | "pages", language: string, name: string): string {
  return `${folder}/${language}/${name}.md`;
}

/** The path of a legal page's file, in a folder that a site names. */
export function legalFile(folder: string, name: string): string {
  return `legal/${folder}/${name}.md`;
}
