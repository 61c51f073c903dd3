import type { ArticleListing } from "@spolverk/bff/contract";
import { toArticleTypeSlug } from "@spolverk/domain";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { typeKeys } from "../../entities/article/type-keys.ts";
import { Icon } from "../../ui/icon.tsx";

/** The types of articles as tiles, each with its description [1.8]. */
export function TypeTiles({ types }: Pick<ArticleListing, "types">) {
  const { t } = useTranslation();
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2 lg:grid-cols-4">
      {types
        .filter(({ count }) => count > 0)
        .map(({ type, count }) => (
          <li key={type}>
            <Link
              className="group flex h-full min-h-32 flex-col rounded-card bg-sunken p-6 transition-colors hover:bg-accent-soft"
              params={{ _splat: toArticleTypeSlug(type) }}
              to="/knowledge/browse/$"
            >
              <span className="flex items-start justify-between gap-3 text-lg leading-snug font-semibold">
                <span className="min-w-0 break-words hyphens-auto">
                  {t(`article.types.${typeKeys[type]}`)}
                </span>
                <Icon className="mt-0.5 size-5 text-soft" name="chevronRight" />
              </span>
              <span className="mt-2 text-soft">{t(`knowledge.typeHints.${typeKeys[type]}`)}</span>
              <span className="mt-auto pt-3 text-sm text-soft">{t("knowledge.count", { count })}</span>
            </Link>
          </li>
        ))}
    </ul>
  );
}
