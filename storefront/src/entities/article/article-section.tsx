import { Link } from "@tanstack/react-router";
import type { CardArticle } from "../../api/card-article.ts";
import { ArticleGrid } from "./article-grid.tsx";

type ArticleSectionProps = {
  id: string;
  title: string;
  articles: readonly CardArticle[];
  /** Link to all articles. */
  all?: { label: string; splat: string };
};

/** A few articles below a heading; renders nothing without articles. */
export function ArticleSection({ id, title, articles, all }: ArticleSectionProps) {
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="title-section" id={id}>
          {title}
        </h2>
        {all && (
          <Link
            className="inline-flex min-h-11 shrink-0 items-center rounded font-semibold text-accent hover:underline"
            params={{ _splat: all.splat }}
            to="/knowledge/browse/$"
          >
            {all.label}
          </Link>
        )}
      </div>
      <ArticleGrid articles={articles} headingLevel={3} />
    </section>
  );
}
