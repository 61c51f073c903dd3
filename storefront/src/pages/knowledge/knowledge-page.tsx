import { toArticleTypeSlug } from "@spolverk/domain";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { ArticleSection } from "../../entities/article/article-section.tsx";
import { ArticleSearchForm } from "./article-search-form.tsx";
import { latestArticlesQuery, caseArticlesQuery } from "./knowledge-queries.ts";
import { TypeTiles } from "./type-tiles.tsx";

export function KnowledgePage() {
  const { t } = useTranslation();
  const { api } = useRouteContext({ from: "__root__" });
  const { data: newest } = useSuspenseQuery(latestArticlesQuery(api));
  const { data: used } = useSuspenseQuery(caseArticlesQuery(api));
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
