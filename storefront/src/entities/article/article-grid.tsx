import type { ArticleSummary } from "@spolverk/bff/contract";
import { ArticleCard } from "./article-card.tsx";

/** Articles side by side, as many as fit. */
export function ArticleGrid({
  articles,
  headingLevel,
}: {
  articles: readonly ArticleSummary[];
  headingLevel: 2 | 3;
}) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3">
      {articles.map((article) => (
        <li key={article.slug}>
          <ArticleCard article={article} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}
