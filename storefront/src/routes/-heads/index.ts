import { type MetaTags, toFixedHead } from "../../site/page-head.ts";
import type { RouterContext } from "../../site/router-context.ts";
import type { ShopContext } from "../../site/shop-context.ts";

export function toHomeHead(context: RouterContext) {
  const head = toFixedHead(context, "home", "/");
  return { ...head, meta: [...head.meta, toShopSchema(context.shop)] };
}

/** The company and its site as schema.org's Organization and WebSite [2.57]. */
function toShopSchema({
  site,
  language,
  support,
}: Pick<ShopContext, "site" | "language" | "support">): MetaTags[number] {
  const company = { "@id": `${site.origin}/#organization` };
  const schema = {
    "script:ld+json": {
      "@context": "https://schema.org",
      "@graph": [
        {
          "@type": "Organization",
          ...company,
          name: "Spolverk",
          url: site.origin,
          logo: `${site.origin}/icon-512.png`,
          contactPoint: {
            "@type": "ContactPoint",
            contactType: "customer service",
            email: support.email,
            telephone: support.phone,
            availableLanguage: ["sv", "en"],
          },
        },
        {
          "@type": "WebSite",
          name: site.name,
          url: site.origin,
          inLanguage: language,
          publisher: company,
          potentialAction: {
            "@type": "SearchAction",
            target: { "@type": "EntryPoint", urlTemplate: `${site.origin}/shop?query={search_term_string}` },
            "query-input": "required name=search_term_string",
          },
        },
      ],
    },
  };
  // The router accepts structured data among a page's meta tags, but the type of meta tags lacks it.
  return schema as MetaTags[number];
}
