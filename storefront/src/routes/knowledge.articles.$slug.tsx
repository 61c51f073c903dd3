import { createFileRoute, notFound } from "@tanstack/react-router";
import { articleProductsQuery, articleQuery, shopQuery } from "../api/queries.ts";
import { ArticlePage } from "../pages/knowledge/article-page.tsx";

export const Route = createFileRoute("/knowledge/articles/$slug")({
  staticData: { texts: ["knowledge", "pages"], hasSlugs: true, fixedHeader: true, raisedMenu: true },
  loader: async ({ context: { queryClient, api }, params: { slug } }) => {
    const article = await queryClient.ensureQueryData(articleQuery(api, slug));
    if (!article) throw notFound();
    // Prices need the shop's settings. Either may fail: the text is then shown without its products.
    await Promise.all([
      queryClient.prefetchQuery(articleProductsQuery(api, slug)),
      queryClient.prefetchQuery(shopQuery(api)),
    ]);
  },
  head: async ({ match, params: { slug } }) => {
    const { toArticleHead } = await import("./-heads/knowledge.articles.$slug.ts");
    return toArticleHead(match.context, slug);
  },
  component: ArticleRoute,
});

function ArticleRoute() {
  const { slug } = Route.useParams();
  return <ArticlePage slug={slug} />;
}
