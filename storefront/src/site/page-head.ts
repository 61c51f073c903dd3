import type { AnyRouteMatch } from "@tanstack/react-router";
import type { ShopTexts } from "../i18n/shop-texts.ts";
import type { RouterContext } from "./router-context.ts";
import { sharePath, toJpegUrl } from "./to-photo-url.ts";

/** The router's type of meta tags. */
export type MetaTags = NonNullable<AnyRouteMatch["meta"]>;
type PageHead = { meta: MetaTags; links: NonNullable<AnyRouteMatch["links"]> };

type PageHeadInput = {
  context: Pick<RouterContext, "i18n" | "shop">;
  /** Without the shop's name, which the template adds [2.57]. */
  title: string;
  description: string;
  /** Path and query of the canonical address; null for a page without one, such as the cart, a checkout or a 404. */
  address: string | null;
  /** Whether search engines must not list the page [6.9]. */
  disallow?: boolean;
  /** The page's main picture; the shop's own picture by default. */
  picture?: { path: string; description: string } | undefined;
  type?: "website" | "product" | "article";
};

/** The largest size in which social networks show a picture beside a link. */
export const shareSize = { width: 1200, height: 630 };

/**
 * The picture of shared links: a raster in one size. Every page writes the same tags, because the router keeps each tag
 * of a parent route that no child route replaces by one of the same name. Their order matters: the tags after og:image
 * describe that picture.
 */
function toPictureTags(
  { i18n, shop }: PageHeadInput["context"],
  picture: PageHeadInput["picture"],
): MetaTags {
  const own = picture ? toJpegUrl(shop.externalServices.imagesUrl, picture.path, shareSize) : null;
  const address = own ?? `${shop.site.origin}${sharePath}`;
  const alt = (own !== null && picture?.description) || i18n.t("brand.sharePicture");
  return [
    { property: "og:image", content: address },
    { property: "og:image:type", content: own === null ? "image/png" : "image/jpeg" },
    { property: "og:image:width", content: String(shareSize.width) },
    { property: "og:image:height", content: String(shareSize.height) },
    { property: "og:image:alt", content: alt },
    { name: "twitter:image", content: address },
    { name: "twitter:image:alt", content: alt },
  ];
}

/** Title, description, robots, Open Graph and Twitter cards, canonical and hreflang of a page [2.57]. */
export function toPageHead(input: PageHeadInput): PageHead {
  const { shop } = input.context;
  const title = `${input.title} | Spolverk`;
  const isHidden = input.disallow === true || !shop.site.indexable;
  const canonical = input.address === null ? null : `${shop.site.origin}${input.address}`;
  return {
    meta: [
      { title },
      { name: "description", content: input.description },
      ...(isHidden ? [{ name: "robots", content: "noindex" }] : []),
      { property: "og:title", content: title },
      { property: "og:description", content: input.description },
      { property: "og:type", content: input.type ?? "website" },
      { property: "og:site_name", content: "Spolverk" },
      { property: "og:locale", content: toOpenGraphLocale(shop) },
      ...toPictureTags(input.context, input.picture),
      { name: "twitter:card", content: "summary_large_image" },
      { name: "twitter:title", content: title },
      { name: "twitter:description", content: input.description },
      ...(canonical ? [{ property: "og:url", content: canonical }] : []),
    ],
    links:
      canonical && !isHidden
        ? [{ rel: "canonical", href: canonical }, ...toAlternates(shop, input.address ?? "")]
        : [],
  };
}

/** Language and country in the format of Open Graph, such as sv_SE. */
const toOpenGraphLocale = ({ language, site }: RouterContext["shop"]) =>
  `${language === "no" ? "nb" : language}_${site.defaultCountry}`;

/** The addresses of the same page in each language, with com as x-default. */
function toAlternates(shop: RouterContext["shop"], address: string) {
  const alternates = shop.sites
    .filter((site) => site.indexable)
    .map((site) => ({ rel: "alternate", hrefLang: site.hreflang, href: `${site.origin}${address}` }));
  const com = shop.sites.find((site) => site.code === "com");
  return com
    ? [...alternates, { rel: "alternate", hrefLang: "x-default", href: `${com.origin}${address}` }]
    : alternates;
}

/** The head of a page with fixed texts as title and description [2.58]. */
export function toFixedHead(
  context: PageHeadInput["context"],
  key: Exclude<keyof ShopTexts["meta"], "shopCategory">,
  address: string | null,
  disallow = false,
) {
  const { t } = context.i18n;
  return toPageHead({
    context,
    title: t(`meta.${key}.title`),
    description: t(`meta.${key}.description`),
    address,
    disallow,
  });
}
