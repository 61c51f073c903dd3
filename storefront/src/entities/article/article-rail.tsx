import { toArticleTypeSlug } from "@spolverk/domain";
import { Link } from "@tanstack/react-router";
import type { CardArticle } from "../../api/card-article.ts";
import { Carousel } from "../../ui/carousel.tsx";
import { ArticleCard } from "./article-card.tsx";

type ArticleRailProps = { id: string; title: string; allLabel: string; articles: readonly CardArticle[] };

/** A carousel of articles with a link to all of them [2.45]. */
export function ArticleRail({ id, title, allLabel, articles }: ArticleRailProps) {
  return (
    <Carousel
      action={
        <Link
          className="inline-flex min-h-11 items-center rounded font-semibold text-accent hover:underline"
          params={{ _splat: toArticleTypeSlug("Use cases") }}
          to="/knowledge/browse/$"
        >
          {allLabel}
        </Link>
      }
      id={id}
      title={title}
    >
      <ul className="*:w-72 sm:*:w-80">
        {articles.map((article) => (
          <li key={article.slug}>
            <ArticleCard article={article} headingLevel={3} />
          </li>
        ))}
      </ul>
    </Carousel>
  );
}
