import type { SiteLink } from "../../src/site/shop-context.ts";
import { escapeXml } from "./xml.ts";

/** Maximum number of addresses in one sitemap, by the sitemap protocol. */
const maxAddresses = 50_000;

/**
 * sitemap.xml of a site: each page with its address on every indexed site, with com as x-default [2.57].
 *
 * @param paths of the pages that may be indexed, such as /shop/recycled
 * @throws RangeError for more pages than one sitemap may list
 */
export function toSitemap(
  site: Pick<SiteLink, "origin">,
  sites: readonly SiteLink[],
  paths: readonly string[],
): string {
  if (paths.length > maxAddresses) throw new RangeError(`${paths.length} pages are too many for a sitemap`);
  const indexed = sites.filter(({ indexable }) => indexable);
  const com = indexed.find(({ code }) => code === "com");
  const languages = [
    ...indexed.map(({ hreflang, origin }) => ({ hreflang, origin })),
    ...(com ? [{ hreflang: "x-default", origin: com.origin }] : []),
  ];
  const pages = paths.map((path) => {
    const alternates = languages.map(
      ({ hreflang, origin }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(origin + path)}"/>`,
    );
    return `<url><loc>${escapeXml(site.origin + path)}</loc>${alternates.join("")}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages,
    "</urlset>",
    "",
  ].join("\n");
}
