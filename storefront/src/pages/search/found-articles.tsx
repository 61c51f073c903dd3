import { useSuspenseQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { toArticlesAddress } from "../../entities/article/article-address.ts";
import { foundArticlesQuery } from "../../search-service/found-articles-query.ts";
import { buttonClass } from "../../ui/button-class.ts";
import { ArticleCard } from "../../entities/article/article-card.tsx";

/** The articles that match a search, with a link to all of them. */
export function FoundArticles({ query }: { query: string }) {
  const { t } = useTranslation();
  const context = useRouteContext({ from: "__root__" });
  const { data: found } = useSuspenseQuery(foundArticlesQuery(context, query));
  if (!context.shop.search) return null;
  return (
    <section aria-labelledby="found-articles">
      <h2 className="title-section mb-5" id="found-articles">
        {t("search.articles")}
      </h2>
      {found === null && <p className="text-soft">{t("search.articlesFailed")}</p>}
      {found?.items.length === 0 && <p className="text-soft">{t("search.noArticles")}</p>}
      {found && found.items.length > 0 && (
        <>
          <ul className="grid gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3">
            {found.items.map(({ article, highlight }) => (
              <li key={article.slug}>
                <ArticleCard article={article} headingLevel={3} highlight={highlight} />
              </li>
            ))}
          </ul>
          <div className="mt-6 text-center">
            <a className={buttonClass("outline")} href={toArticlesAddress(query)}>
              {t("search.allArticles")}
            </a>
          </div>
        </>
      )}
    </section>
  );
}
