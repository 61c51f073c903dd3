import { toArticleTypeSlug } from "@spolverk/domain";
import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { type ArticleChoice, articlesQuery } from "../api/queries.ts";
import { ArticleSearchForm } from "../pages/knowledge/article-search-form.tsx";
import { ArticleSection } from "../entities/article/article-section.tsx";
import { TypeTiles } from "../pages/knowledge/type-tiles.tsx";
import { toFixedHead } from "../site/page-head.ts";

const latestChoice: ArticleChoice = { pageSize: 6 };
const casesChoice: ArticleChoice = { type: "Use cases", pageSize: 3 };

export const Route = createFileRoute("/knowledge/")({
  staticData: {
    meta: "knowledge",
    texts: ["knowledge"],
    header: { order: 2, label: "knowledge" },
    footer: { group: "support", order: 1, label: "knowledge" },
    fixedHeader: true,
    raisedMenu: true,
  },
  loader: async ({ context: { queryClient, api } }) => {
    await Promise.all([
      queryClient.ensureQueryData(articlesQuery(api, latestChoice)),
      queryClient.ensureQueryData(articlesQuery(api, casesChoice)),
    ]);
  },
  head: ({ match }) => toFixedHead(match.context, "knowledge", "/knowledge"),
  component: KnowledgePage,
});

function KnowledgePage() {
  const { t } = useTranslation();
  const { api } = Route.useRouteContext();
  const { data: newest } = useSuspenseQuery(articlesQuery(api, latestChoice));
  const { data: used } = useSuspenseQuery(articlesQuery(api, casesChoice));
  return (
    <>
      <header className="py-6 sm:py-10">
        <h1 className="title-page">{t("knowledge.title")}</h1>
        <p className="mt-3 mb-6 max-w-[60ch] text-lg text-soft">{t("knowledge.intro")}</p>
        <ArticleSearchForm search={{}} splat="" />
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-16">
        <section aria-labelledby="article-types">
          <h2 className="title-section mb-5" id="article-types">
            {t("knowledge.byType")}
          </h2>
          <TypeTiles types={newest.types} />
        </section>
        <ArticleSection
          all={{ label: t("knowledge.showAll"), splat: "" }}
          articles={newest.items}
          id="latest-articles"
          title={t("knowledge.latest")}
        />
        <ArticleSection
          all={{ label: t("knowledge.showAll"), splat: toArticleTypeSlug("Use cases") }}
          articles={used.items}
          id="use-cases"
          title={t("article.types.useCases")}
        />
      </div>
    </>
  );
}
