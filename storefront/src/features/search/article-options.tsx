import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useHits } from "react-instantsearch";
import { toArticleAddress, toArticlesAddress } from "../../entities/article/article-address.ts";
import { Picture } from "../../ui/picture.tsx";
import type { ArticleHit } from "./instant-search-client.ts";
import { OptionGroup, optionClass } from "./option-group.tsx";

type ArticleOptionsProps = { id: string; query: string; activeId: string | null };

/** Up to three articles that match, and a link to all matching articles [2.38]–[2.40]. */
export function ArticleOptions({ id, query, activeId }: ArticleOptionsProps) {
  const { t } = useTranslation();
  const { items } = useHits<ArticleHit>();
  return (
    <OptionGroup
      emptyText={t("search.noArticles")}
      gridClass=""
      id={id}
      isEmpty={items.length === 0}
      title={t("search.articles")}
    >
      {items.map(({ objectID, slug, title, cover, onlyEnglish }, index) => (
        <Link
          aria-selected={activeId === `${id}-${index}`}
          className={`${optionClass} items-center`}
          id={`${id}-${index}`}
          key={objectID}
          preload={false}
          role="option"
          tabIndex={-1}
          to={toArticleAddress(slug)}
        >
          <Picture
            alt=""
            className="size-14 shrink-0 rounded-xl bg-tile object-cover"
            height={56}
            src={cover.src}
            width={56}
          />
          <span className="line-clamp-3 min-w-0 font-medium" lang={onlyEnglish ? "en" : undefined}>
            {title}
          </span>
        </Link>
      ))}
      {items.length > 0 && (
        <a
          aria-selected={activeId === `${id}-all`}
          className={`${optionClass} min-h-12 items-center justify-center font-semibold text-accent`}
          href={toArticlesAddress(query)}
          id={`${id}-all`}
          role="option"
          tabIndex={-1}
        >
          {t("search.allArticles")}
        </a>
      )}
    </OptionGroup>
  );
}
