import type { ArticleListing } from "@spolverk/bff/contract";
import { type ArticleType, splitTags, toArticleTypeSlug } from "@spolverk/domain";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { typeKeys } from "../../entities/article/type-keys.ts";
import { Icon } from "../../ui/icon.tsx";
import { type BrowseSearch, toggleTag } from "./browse-search.ts";

const chip =
  "inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-sm whitespace-nowrap hover:border-strong aria-[current]:border-accent aria-[current]:bg-accent aria-[current]:text-accent-ink";
const maxOfferedTags = 12;

type BrowseFiltersProps = {
  listing: ArticleListing;
  type: ArticleType | undefined;
  splat: string;
  search: BrowseSearch;
};

/** Filters by type and tags. They are links, so that every choice has an address [2.7]. */
export function BrowseFilters({ listing, type, splat, search }: BrowseFiltersProps) {
  const { t } = useTranslation();
  const { page: _page, ...withoutPage } = search;
  const all = listing.types.reduce((sum, { count }) => sum + count, 0);
  const types = listing.types.filter((entry) => entry.count > 0 || entry.type === type);
  const chosen = splitTags(search.tags);
  const offered = [
    ...chosen,
    ...listing.tags.map(({ tag }) => tag).filter((tag) => !chosen.includes(tag)),
  ].slice(0, Math.max(maxOfferedTags, chosen.length));
  return (
    <div className="grid gap-3">
      <nav aria-label={t("knowledge.type")} className="-mx-4 overflow-x-auto px-4 sm:mx-0 sm:px-0">
        <ul className="flex gap-2 py-1 sm:flex-wrap">
          {[{ type: undefined, count: all }, ...types].map((entry) => (
            <li key={entry.type ?? "all"}>
              <Link
                activeOptions={{ exact: true, includeSearch: true }}
                aria-current={entry.type === type ? "true" : undefined}
                className={`${chip} border-line bg-surface font-semibold`}
                params={{ _splat: entry.type ? toArticleTypeSlug(entry.type) : "" }}
                resetScroll={false}
                search={withoutPage}
                to="/knowledge/browse/$"
              >
                {entry.type ? t(`article.types.${typeKeys[entry.type]}`) : t("knowledge.all")}
                <span className="font-normal opacity-75">{entry.count}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {offered.length > 0 && (
        <nav aria-label={t("knowledge.tags")} className="-mx-4 overflow-x-auto px-4 sm:mx-0 sm:px-0">
          <ul className="flex gap-2 py-1 sm:flex-wrap">
            {offered.map((tag) => (
              <li key={tag}>
                <Link
                  activeOptions={{ exact: true, includeSearch: true }}
                  aria-current={chosen.includes(tag) ? "true" : undefined}
                  aria-label={chosen.includes(tag) ? t("knowledge.removeTag", { tag }) : undefined}
                  className={`${chip} border-transparent bg-sunken font-medium`}
                  params={{ _splat: splat }}
                  resetScroll={false}
                  search={toggleTag(search, tag)}
                  to="/knowledge/browse/$"
                >
                  #{tag}
                  {chosen.includes(tag) && <Icon className="size-4" name="close" />}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
