import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useRouteContext } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { toArticleAddress, toArticlesAddress } from "../../entities/article/article-address.ts";
import { foundArticlesQuery } from "../../search-service/found-articles-query.ts";
import { buttonClass } from "../../ui/button-class.ts";
import { Picture } from "../../ui/picture.tsx";

/** The articles of a search, with the way to all of them. */
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
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {found.items.map(({ slug, title, description, cover, onlyEnglish }) => (
              <li
                className="group relative flex gap-4 rounded-card bg-surface p-4 shadow-card has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-accent"
                key={slug}
              >
                <Picture
                  alt=""
                  className="size-20 shrink-0 rounded-2xl bg-tile object-cover"
                  height={80}
                  src={cover.src}
                  width={80}
                />
                <div className="min-w-0">
                  <h3 className="text-base leading-snug" lang={onlyEnglish ? "en" : undefined}>
                    <Link
                      className="outline-none group-hover:underline after:absolute after:inset-0"
                      to={toArticleAddress(slug)}
                    >
                      {title}
                    </Link>
                  </h3>
                  <p className="mt-1 line-clamp-2 text-sm text-soft" lang={onlyEnglish ? "en" : undefined}>
                    {description}
                  </p>
                </div>
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
