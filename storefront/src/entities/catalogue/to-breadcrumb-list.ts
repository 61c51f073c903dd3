import type { RouterContext } from "../../site/router-context.ts";
import type { Crumb } from "../../ui/breadcrumbs.tsx";
import { toPathSegment } from "./category-path.ts";

/** A page's breadcrumbs as schema.org's BreadcrumbList, the shop first. */
export function toBreadcrumbList(
  { i18n, shop }: Pick<RouterContext, "i18n" | "shop">,
  crumbs: readonly Crumb[],
) {
  const steps = [{ path: "", name: i18n.t("nav.shop") }, ...crumbs];
  return {
    "script:ld+json": {
      "@context": "https://schema.org",
      "@type": "BreadcrumbList",
      itemListElement: steps.map(({ path, name }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name,
        item: `${shop.site.origin}/shop${path === "" ? "" : `/${toPathSegment(path)}`}`,
      })),
    },
  };
}
