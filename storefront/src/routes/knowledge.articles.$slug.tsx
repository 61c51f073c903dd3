import { createFileRoute, notFound } from "@tanstack/react-router";
import { articleProductsQuery, articleQuery, shopQuery } from "../api/queries.ts";
import { loadChunk } from "../browser/chunk-failure.ts";
import { ArticlePage } from "../pages/knowledge/article-page.tsx";

/** Loaded in parallel with the data, so that the head adds no request of its own. */
const loadHead = () => loadChunk(() => import("./-heads/knowledge.articles.$slug.ts"));

export const Route = createFileRoute("/knowledge/articles/$slug")({
  staticData: { texts: ["knowledge", "pages"], hasSlugs: true, fixedHeader: true, raisedMenu: true },
  loader: async ({ context: { queryClient, api }, params: { slug } }) => {
    const [article] = await Promise.all([queryClient.ensureQueryData(articleQuery(api, slug)), loadHead()]);
    if (!article) throw notFound();
    // Prices need the shop's settings. Either call may fail: the article is then shown without its products.
    await Promise.all([
      queryClient.prefetchQuery(articleProductsQuery(api, slug)),
      queryClient.prefetchQuery(shopQuery(api)),
    ]);
  },
  head: async ({ match, params: { slug } }) => {
    const { toArticleHead } = await loadHead();
    return toArticleHead(match.context, slug);
  },
  component: ArticleRoute,
});

function ArticleRoute() {
  const { slug } = Route.useParams();
  return <ArticlePage slug={slug} />;
}
