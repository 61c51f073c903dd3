import type { ArticleHighlight, CardArticle } from "../../api/card-article.ts";
import { ArticleCard } from "./article-card.tsx";

/** Articles in a grid; after a search with the matches marked [2.49]. */
export function ArticleGrid({
  articles,
  headingLevel,
}: {
  articles: readonly (CardArticle & { highlight?: ArticleHighlight | undefined })[];
  headingLevel: 2 | 3;
}) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3">
      {articles.map((article) => (
        <li key={article.slug}>
          <ArticleCard article={article} headingLevel={headingLevel} highlight={article.highlight} />
        </li>
      ))}
    </ul>
  );
}
