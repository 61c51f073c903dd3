import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { Icon } from "../../ui/icon.tsx";
import type { BrowseSearch } from "./browse-search.ts";
import { toOfferedPages } from "./offered-pages.ts";

const step =
  "grid size-11 place-items-center rounded-full font-semibold hover:bg-sunken aria-[current]:bg-accent aria-[current]:text-accent-ink";

type ArticlePagesProps = { splat: string; search: BrowseSearch; page: number; pages: number };

/** Links to the other pages of a browse [2.7]. */
export function ArticlePages({ splat, search, page, pages }: ArticlePagesProps) {
  const { t } = useTranslation();
  if (pages < 2) return null;
  const { page: _page, ...rest } = search;
  const to = (target: number) =>
    ({
      params: { _splat: splat },
      search: target > 1 ? { ...rest, page: target } : rest,
      to: "/knowledge/browse/$",
    }) as const;
  return (
    <nav aria-label={t("knowledge.pages")} className="mt-12">
      <ul className="flex flex-wrap items-center justify-center gap-1">
        {page > 1 && (
          <li>
            <Link aria-label={t("knowledge.previousPage")} className={step} rel="prev" {...to(page - 1)}>
              <Icon className="size-5" name="chevronLeft" />
            </Link>
          </li>
        )}
        {toOfferedPages(page, pages).map((target, index) =>
          target === null ? (
            <li aria-hidden="true" className="px-1 text-soft" key={`gap-${index === 1 ? "start" : "end"}`}>
              …
            </li>
          ) : (
            <li key={target}>
              <Link
                activeOptions={{ exact: true, includeSearch: true }}
                aria-current={target === page ? "page" : undefined}
                aria-label={t("knowledge.page", { page: target })}
                className={step}
                {...to(target)}
              >
                {target}
              </Link>
            </li>
          ),
        )}
        {page < pages && (
          <li>
            <Link aria-label={t("knowledge.nextPage")} className={step} rel="next" {...to(page + 1)}>
              <Icon className="size-5" name="chevronRight" />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
