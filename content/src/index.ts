import { readCompiled } from "./read-compiled.ts";

export { readApiTexts } from "./load/api-texts.ts";
export { createTranslate, type Translate } from "./load/create-translate.ts";
export { createIdentityTranslate, type TranslateIdentity } from "./load/identity-texts.ts";
export { createInvoiceTranslate, readInvoiceTexts, type TranslateInvoice } from "./load/invoice-texts.ts";
export {
  createSafetyTranslate,
  createWarningTranslate,
  type SafetyLanguage,
  type TranslateSafety,
  type TranslateWarning,
} from "./load/safety-texts.ts";
export { createMailTranslate, type TranslateMail } from "./load/mail-texts.ts";
export type { Article } from "./schema/article.ts";
export type { Carrier, CarrierService } from "./schema/carrier.ts";
export type { Category, Color, Picture, ProductContent, VariationContent } from "./schema/catalogue.ts";
export { languages, type Language } from "./languages.ts";
export type { Translated } from "./schema/primitives.ts";
export type { Manufacturer, ManufacturerContact } from "./schema/manufacturer.ts";
export type { ProductInformation } from "./schema/product-information.ts";
export type { GuaranteeNotice } from "./schema/guarantee-notice.ts";
export type { CouponContent } from "./schema/coupon.ts";
export { findLegalTexts, type LegalTexts, toLegalSlug } from "./schema/legal.ts";
export type { Page } from "./schema/page.ts";
export type { Reseller } from "./schema/reseller.ts";
export type { Shop } from "./schema/shop.ts";
export { type LegalPageName, legalPageNames } from "./legal-page-names.ts";
export type { Site } from "./schema/site.ts";
export { listHosts, toSiteInLanguage } from "./to-site-in-language.ts";
export { pictureFile } from "./drawings/picture-file.ts";
export { pictureBackground, toAssets } from "./drawings/to-assets.ts";
export { mediaDirectory } from "./read-compiled.ts";
export { toPlainText } from "./rich-text/to-plain-text.ts";
export { resolvePackedWeight } from "./resolve-packed-weight.ts";
export { resolvePriceHistory } from "./price-history.ts";
export { resolveActiveDate, resolveRestock } from "./relative-date.ts";

/** Each of these functions reads its part of the compiled content once, and throws when the package is not built. */
export const readSites = readCompiled("sites");
export const readCarriers = readCompiled("carriers");
export const readCoupons = readCompiled("coupons");
export const readShop = readCompiled("shop");
export const readCategories = readCompiled("categories");
export const readColors = readCompiled("colors");
export const readManufacturers = readCompiled("manufacturers");
export const readGuaranteeNotices = readCompiled("guaranteeNotices");
export const readProducts = readCompiled("products");
export const readResellers = readCompiled("resellers");
export const readArticles = readCompiled("articles");
export const readPages = readCompiled("pages");
export const readLegal = readCompiled("legal");
