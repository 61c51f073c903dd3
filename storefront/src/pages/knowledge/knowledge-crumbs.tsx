import { type ArticleType, toArticleTypeSlug } from "@spolverk/domain";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { typeKeys } from "../../entities/article/type-keys.ts";
import { Icon } from "../../ui/icon.tsx";

const link = "inline-flex min-h-6 items-center rounded hover:text-ink hover:underline";

/** Breadcrumbs from the knowledge base to a type's list, or to an article of that type. */
export function KnowledgeCrumbs({ type, isArticle }: { type?: ArticleType; isArticle: boolean }) {
  const { t } = useTranslation();
  const here = type ? t(`article.types.${typeKeys[type]}`) : t("knowledge.all");
  return (
    <nav aria-label={t("nav.breadcrumb")} className="text-sm text-soft">
      <ol className="flex flex-wrap items-center gap-x-1.5 gap-y-1">
        <li>
          <Link className={link} to="/knowledge">
            {t("knowledge.title")}
          </Link>
        </li>
        <li className="flex items-center gap-1.5">
          <Icon className="size-3.5 opacity-60" name="chevronRight" />
          {isArticle && type ? (
            <Link className={link} params={{ _splat: toArticleTypeSlug(type) }} to="/knowledge/browse/$">
              {here}
            </Link>
          ) : (
            <span aria-current="page">{here}</span>
          )}
        </li>
      </ol>
    </nav>
  );
}
