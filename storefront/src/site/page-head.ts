import type { AnyRouteMatch } from "@tanstack/react-router";
import type { ShopTexts } from "../i18n/shop-texts.ts";
import type { RouterContext } from "./router-context.ts";

/** In the router's words. */
export type MetaTags = NonNullable<AnyRouteMatch["meta"]>;
type PageHead = { meta: MetaTags; links: NonNullable<AnyRouteMatch["links"]> };

type PageHeadInput = {
  context: Pick<RouterContext, "i18n" | "shop">;
  /** Without the shop's name: the template adds it [2.57]. */
  title: string;
  description: string;
  /** Path and query of the page's own address; null where it has none to name: 404, cart, checkout. */
  address: string | null;
  /** Keep out of search engines [6.9]. */
  disallow?: boolean;
  picture?: { path: string; description: string } | undefined;
  type?: "website" | "product" | "article";
};

const sharePicture = { path: "/share.png", width: 1200, height: 630 };

/** Title, description, robots, Open Graph and Twitter cards, canonical and hreflang of a page [2.57]. */
export function toPageHead(input: PageHeadInput): PageHead {
  const { shop } = input.context;
  const title = `${input.title} | Spolverk`;
  const picture = `${shop.site.origin}${input.picture?.path ?? sharePicture.path}`;
  const pictureText = input.picture?.description ?? title;
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
      { property: "og:locale", content: shop.site.hreflang.replace("-", "_") },
      { property: "og:image", content: picture },
      { property: "og:image:alt", content: pictureText },
      ...(input.picture
        ? []
        : [
            { property: "og:image:width", content: String(sharePicture.width) },
            { property: "og:image:height", content: String(sharePicture.height) },
          ]),
      { name: "twitter:card", content: "summary_large_image" },
      { name: "twitter:title", content: title },
      { name: "twitter:description", content: input.description },
      { name: "twitter:image", content: picture },
      ...(canonical ? [{ property: "og:url", content: canonical }] : []),
    ],
    links:
      canonical && !isHidden
        ? [{ rel: "canonical", href: canonical }, ...toAlternates(shop, input.address ?? "")]
        : [],
  };
}

/** The same page in each language, with com as x-default. */
function toAlternates(shop: RouterContext["shop"], address: string) {
  const alternates = shop.sites
    .filter((site) => site.indexable)
    .map((site) => ({ rel: "alternate", hrefLang: site.hreflang, href: `${site.origin}${address}` }));
  const com = shop.sites.find((site) => site.code === "com");
  return com
    ? [...alternates, { rel: "alternate", hrefLang: "x-default", href: `${com.origin}${address}` }]
    : alternates;
}

/** The head of a page whose title and description are fixed texts [2.58]. */
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
