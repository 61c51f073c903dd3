import { createFileRoute, notFound } from "@tanstack/react-router";
import { categoriesQuery } from "../api/queries.ts";
import { BrowsePage } from "../pages/shop/browse-page.tsx";
import { findCategory } from "../pages/shop/find-category.ts";
import { toFixedHead, toPageHead } from "../site/page-head.ts";

export const Route = createFileRoute("/browse/$")({
  staticData: {
    meta: "browse",
    tab: { order: 2, label: "shop", icon: "grid" },
    footer: [{ group: "shop", order: 2, label: "browse" }],
    hasSlugs: true,
    fixedHeader: true,
    raisedMenu: true,
  },
  loader: async ({ context: { queryClient, api }, params }) => {
    const categories = await queryClient.ensureQueryData(categoriesQuery(api));
    if (params._splat && !findCategory(categories, params._splat)) throw notFound();
  },
  head: ({ match, params }) => {
    const { context } = match;
    const splat = params._splat ?? "";
    if (splat === "") return toFixedHead(context, "browse", "/browse");
    const categories = context.queryClient.getQueryData(categoriesQuery(context.api).queryKey) ?? [];
    const category = findCategory(categories, splat);
    if (!category) return {};
    return toPageHead({
      context,
      title: category.name,
      description: context.i18n.t("meta.browse.description"),
      // The shop's listing shows the same category: search engines need only one of the two pages.
      address: `/shop/${splat}`,
    });
  },
  component: BrowseRoute,
});

function BrowseRoute() {
  const { _splat: splat = "" } = Route.useParams();
  return <BrowsePage splat={splat} />;
}
