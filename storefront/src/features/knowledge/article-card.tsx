import type { ArticleSummary } from "@spolverk/bff/contract";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "../../i18n/use-translation.ts";
import { typeKeys } from "./type-keys.ts";

type ArticleCardProps = {
  article: Pick<ArticleSummary, "slug" | "type" | "title" | "description" | "tags" | "cover" | "onlyEnglish">;
  headingLevel: 2 | 3;
};

/** An article in a list [2.49]. The whole card is pressed; its link is the title. */
export function ArticleCard({ article, headingLevel }: ArticleCardProps) {
  const { t } = useTranslation();
  const Heading = headingLevel === 2 ? "h2" : "h3";
  const isFuller = article.type === "Use cases" || article.type === "Tips";
  const lang = article.onlyEnglish ? "en" : undefined;
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card bg-surface shadow-card transition-transform duration-200 has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-accent motion-safe:hover:-translate-y-1">
      <img
        alt={article.cover.alt}
        className="aspect-video w-full bg-tile object-cover"
        height={360}
        lang={lang}
        loading="lazy"
        src={article.cover.src}
        width={640}
      />
      <div className="flex grow flex-col p-5">
        <p className="text-sm font-semibold text-accent">{t(`knowledge.types.${typeKeys[article.type]}`)}</p>
        <Heading className="mt-1 text-lg leading-snug" lang={lang}>
          <Link
            className="outline-none after:absolute after:inset-0 after:rounded-card"
            params={{ slug: article.slug }}
            to="/knowledge/articles/$slug"
          >
            {article.title}
          </Link>
        </Heading>
        <p className={`mt-2 text-soft ${isFuller ? "" : "line-clamp-3"}`} lang={lang}>
          {article.description}
        </p>
        <p className="mt-auto flex flex-wrap gap-x-3 gap-y-1 pt-4 text-sm text-soft">
          {article.tags.map((tag) => (
            <span key={tag} lang={lang}>
              #{tag}
            </span>
          ))}
        </p>
        {article.onlyEnglish && <p className="mt-2 text-sm text-soft italic">{t("knowledge.onlyEnglish")}</p>}
      </div>
    </article>
  );
}
