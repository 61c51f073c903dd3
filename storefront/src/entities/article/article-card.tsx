import { articleTypes } from "@spolverk/domain";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { Fragment } from "react";
import { Picture } from "../../ui/picture.tsx";
import type { ArticleHighlight, CardArticle } from "../../api/card-article.ts";
import { typeKeys } from "./type-keys.ts";
import { toHighlightParts } from "./to-highlight-parts.ts";

type ArticleCardProps = {
  article: CardArticle;
  highlight?: ArticleHighlight | undefined;
  headingLevel: 2 | 3;
};

/** Articles of these types get the fuller card [2.49]. */
const fullerTypes: readonly string[] = ["Use cases", "Tips"];

const looks = {
  fuller: { cover: "aspect-[4/3]", coverHeight: 240, title: "text-xl", description: "", tags: "flex-wrap" },
  fixed: {
    cover: "aspect-[16/9]",
    coverHeight: 180,
    title: "line-clamp-2 text-lg",
    description: "line-clamp-3",
    tags: "h-7 flex-wrap overflow-hidden",
  },
} as const;
/** Width of a cover in pixels [7.25], [9.46]. */
const coverWidth = 320;

/** An article in a list [2.49]. The whole card is clickable; its link is the title. */
export function ArticleCard({ article, highlight, headingLevel }: ArticleCardProps) {
  const { t } = useTranslation();
  const look = looks[fullerTypes.includes(article.type) ? "fuller" : "fixed"];
  const { type, title, tags, snippet } = highlight ?? {};
  const Heading = headingLevel === 2 ? "h2" : "h3";
  const knownType = articleTypes.find((candidate) => candidate === article.type);
  const typeName = knownType ? t(`article.types.${typeKeys[knownType]}`) : article.type;
  const lang = article.onlyEnglish ? "en" : undefined;
  return (
    <article className="article-card">
      <Picture
        alt={article.cover.alt}
        className={look.cover}
        height={look.coverHeight}
        lang={lang}
        src={article.cover.src}
        width={coverWidth}
      />
      <div>
        <p className="text-sm font-semibold text-accent">
          {type && type.matchLevel !== "none" ? <HighlightedText value={type.value} /> : typeName}
        </p>
        <Heading lang={lang} className={look.title}>
          <Link params={{ slug: article.slug }} to="/knowledge/articles/$slug">
            {title ? <HighlightedText value={title.value} /> : article.title}
          </Link>
        </Heading>
        <p className={`mt-2 text-soft ${look.description}`} lang={lang}>
          {snippet && snippet.matchLevel !== "none" ? (
            <>
              … <HighlightedText value={snippet.value} /> …
            </>
          ) : (
            article.description
          )}
        </p>
        <div className="mt-auto pt-4">
          {article.onlyEnglish && <p className="mb-3 text-sm text-soft">{t("article.onlyEnglish")}</p>}
          <ul className={`flex gap-2 ${look.tags}`} lang={lang}>
            {article.tags.map((tag, at) => (
              <li className="tag" key={tag}>
                #{tags?.[at] ? <HighlightedText value={tags[at].value} /> : tag}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </article>
  );
}

/** A text of the search service with its matches marked. */
function HighlightedText({ value }: { value: string }) {
  return toHighlightParts(value).map(({ start, text, isMatch }) =>
    isMatch ? (
      <mark className="rounded-xs bg-accent-soft text-ink" key={start}>
        {text}
      </mark>
    ) : (
      <Fragment key={start}>{text}</Fragment>
    ),
  );
}
