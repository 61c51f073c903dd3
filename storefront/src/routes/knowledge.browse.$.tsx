import { findArticleType } from "@spolverk/domain";
import { createFileRoute, notFound } from "@tanstack/react-router";
import { typeKeys } from "../entities/article/type-keys.ts";
import { ArticleBrowsePage } from "../pages/knowledge/article-browse-page.tsx";
import { readBrowseSearch, toBrowseAddress } from "../pages/knowledge/browse-search.ts";
import { browseQuery } from "../pages/knowledge/knowledge-queries.ts";
import { toPageHead } from "../site/page-head.ts";

export const Route = createFileRoute("/knowledge/browse/$")({
  staticData: {
    meta: "knowledge",
    texts: ["knowledge"],
    hasSlugs: true,
    fixedHeader: true,
    raisedMenu: true,
  },
  validateSearch: readBrowseSearch,
  loaderDeps: ({ search }) => readBrowseSearch(search),
  loader: async ({ context: { queryClient, api }, params: { _splat: splat = "" }, deps }) => {
    const type = findArticleType(splat);
    if (splat !== "" && !type) throw notFound();
    const listing = await queryClient.ensureQueryData(browseQuery(api, type, deps));
    if (listing.items.length === 0 && listing.page > 1) throw notFound();
  },
  head: ({ match, params: { _splat: splat = "" } }) => {
    const { context } = match;
    const { t } = context.i18n;
    const type = findArticleType(splat);
    if (splat !== "" && !type) return {};
    const { q, tags, page } = readBrowseSearch(match.search);
    const name = type ? t(`article.types.${typeKeys[type]}`) : t("knowledge.all");
    return toPageHead({
      context,
      title: page ? `${name}, ${t("listing.page", { page })}` : name,
      description: type ? t(`knowledge.typeHints.${typeKeys[type]}`) : t("meta.knowledge.description"),
      // A list filtered by words or tags shows a part of the same articles: only the unfiltered list is indexable, page
      // by page.
      address: toBrowseAddress(splat, page),
      disallow: q !== undefined || tags !== undefined,
    });
  },
  component: BrowseRoute,
});

function BrowseRoute() {
  const { _splat: splat = "" } = Route.useParams();
  return <ArticleBrowsePage search={readBrowseSearch(Route.useSearch())} splat={splat} />;
}
