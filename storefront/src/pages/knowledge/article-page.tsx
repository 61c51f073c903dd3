import type { Article } from "@spolverk/bff/contract";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useRouteContext } from "@tanstack/react-router";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { articleQuery } from "../../api/queries.ts";
import { ArticleSection } from "../../entities/article/article-section.tsx";
import { typeKeys } from "../../entities/article/type-keys.ts";
import { formatFullDate } from "../../i18n/format-date.ts";
import { Notice } from "../../ui/notice.tsx";
import { ContentsList, needsContents } from "../../ui/rich-text/contents-list.tsx";
import { listHeadings } from "../../ui/rich-text/list-headings.ts";
import { RichText } from "../../ui/rich-text/rich-text.tsx";
import { Picture } from "../../ui/picture.tsx";
import { KnowledgeCrumbs } from "./knowledge-crumbs.tsx";
import { RelatedProducts } from "./related-products.tsx";

/** Widths of an article's cover, which spans a phone's screen and half of a desktop's. */
const coverWidths = [320, 640, 960, 1280];

/** An article [2.8]: its cover, its table of contents, and related content below. */
export function ArticlePage({ slug }: { slug: string }) {
  const { api } = useRouteContext({ from: "__root__" });
  const { data: article } = useSuspenseQuery(articleQuery(api, slug));
  return article && <ArticleView article={article} key={slug} />;
}

function ArticleView({ article }: { article: Article }) {
  const { t, i18n } = useTranslation();
  const headings = useMemo(() => listHeadings(article.content), [article.content]);
  const lang = article.onlyEnglish ? "en" : undefined;
  return (
    <>
      <KnowledgeCrumbs isArticle type={article.type} />
      <article className="mt-4" lang={lang}>
        <header className="grid items-center gap-x-12 gap-y-6 lg:grid-cols-2">
          <div>
            <p className="font-semibold text-accent" lang={i18n.language}>
              {t(`article.types.${typeKeys[article.type]}`)}
            </p>
            <h1 className="title-page mt-2">{article.title}</h1>
            <p className="mt-4 max-w-[60ch] text-lg text-soft">{article.description}</p>
            <ArticleDates article={article} />
          </div>
          <Picture
            alt={article.cover.alt}
            className="aspect-video w-full rounded-card bg-tile object-cover"
            eager
            height={360}
            sizes="(max-width: 1023px) 92vw, 600px"
            src={article.cover.src}
            width={640}
            widths={coverWidths}
          />
        </header>
        <div className="mt-10 justify-between gap-16 lg:grid lg:grid-cols-[minmax(0,70ch)_17rem] lg:mt-14">
          <div className="lg:order-2">{needsContents(headings) && <ContentsList headings={headings} />}</div>
          <div className="min-w-0">
            <RichText content={article.content} />
            <ul className="mt-10 flex flex-wrap gap-2">
              {article.tags.map((tag) => (
                <li key={tag}>
                  <Link
                    className="inline-flex min-h-11 items-center rounded-full bg-sunken px-4 text-sm font-medium hover:bg-accent-soft"
                    params={{ _splat: "" }}
                    search={{ tags: tag }}
                    to="/knowledge/browse/$"
                  >
                    #{tag}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </article>
      <div className="mt-16 grid gap-16">
        <RelatedProducts slug={article.slug} />
        <ArticleSection
          articles={article.related}
          id="related-articles"
          title={t("knowledge.relatedArticles")}
        />
      </div>
    </>
  );
}

function ArticleDates({ article }: { article: Article }) {
  const { t, i18n } = useTranslation();
  const modified = article.modifiedAt.slice(0, 10);
  return (
    <div lang={i18n.language}>
      <p className="mt-4 flex flex-wrap gap-x-4 gap-y-1 text-sm text-soft">
        <span>{t("knowledge.author", { name: "Spolverk" })}</span>
        <time dateTime={article.publishedDate}>
          {t("knowledge.published", { date: formatFullDate(article.publishedDate, i18n.language) })}
        </time>
        {modified !== article.publishedDate && (
          <time dateTime={modified}>
            {t("knowledge.modified", { date: formatFullDate(modified, i18n.language) })}
          </time>
        )}
      </p>
      {article.onlyEnglish && (
        <div className="mt-5 max-w-md">
          <Notice look="info">{t("knowledge.onlyEnglishNote")}</Notice>
        </div>
      )}
    </div>
  );
}
