import { findArticleDrawing } from "../drawings/find-article-drawing.ts";
import type { Language } from "../languages.ts";
import type { WrittenLink } from "../rich-text/compilation.ts";
import { type Article, type ArticleHead, articleHeadSchema, type ArticleText } from "../schema/article.ts";
import { textFile } from "./content.ts";
import { listTextFiles } from "./list-text-files.ts";
import { loadText } from "./load-text.ts";
import type { Problem } from "./problem.ts";

type Written = { language: Language; file: string; head: ArticleHead; text: ArticleText };
export type LoadedArticles = { articles: Article[]; links: WrittenLink[]; problems: Problem[] };

/** Fields of an article's front matter that all languages share. */
const sharedFields = ["type", "published", "modified", "cover", "products"] as const;

/** Reads the articles of all languages [3.22]: the English file is the original, the others are translations. */
export function loadArticles(directory: string): LoadedArticles {
  const problems: Problem[] = [];
  const links: WrittenLink[] = [];
  const bySlug = new Map<string, Written[]>();
  for (const { file, name, language, text } of listTextFiles(directory, "articles")) {
    const loaded = loadText(file, text, articleHeadSchema);
    problems.push(...loaded.problems);
    if (loaded.head === null) continue;
    const { head, content } = loaded;
    problems.push(...checkHead(file, name, head));
    links.push(...loaded.links);
    const { title, description, tags, coverText = title } = head;
    const written = { language, file, head, text: { title, description, tags, coverText, content } };
    bySlug.set(name, [...(bySlug.get(name) ?? []), written]);
  }
  const articles = [...bySlug].flatMap(([slug, written]) => {
    const english = written.find(({ language }) => language === "en");
    if (!english) {
      const message = `expected ${textFile("articles", "en", slug)} as well`;
      problems.push(...written.map(({ file }) => ({ file, field: "", message })));
      return [];
    }
    problems.push(...written.flatMap((translation) => checkShared(english, translation)));
    return [toArticle(english, written)];
  });
  const latestFirst = articles.toSorted(
    (a, b) => b.published.localeCompare(a.published) || a.slug.localeCompare(b.slug),
  );
  return { articles: latestFirst, links, problems };
}

function checkHead(file: string, name: string, { slug, cover, coverText }: ArticleHead): Problem[] {
  const problems: Problem[] = [];
  if (slug !== name) problems.push({ file, field: "slug", message: `expected the file's name, ${name}` });
  if (cover !== undefined && findArticleDrawing(cover) === null) {
    problems.push({
      file,
      field: "cover",
      message: `expected a drawing of content/media, not "${cover}"`,
    });
  }
  if (cover !== undefined && coverText === undefined) {
    problems.push({ file, field: "coverText", message: "expected what the cover shows" });
  }
  return problems;
}

function checkShared(english: Written, { file, head }: Written): Problem[] {
  return sharedFields
    .filter((field) => String(head[field]) !== String(english.head[field]))
    .map((field) => ({ file, field, message: `expected the same as in ${english.file}` }));
}

function toArticle({ head, text }: Written, written: readonly Written[]): Article {
  const { slug, type, published, modified = null, cover, products } = head;
  const texts = Object.fromEntries(written.map((translation) => [translation.language, translation.text]));
  return {
    slug,
    type,
    published,
    modified,
    cover: cover === undefined ? null : (findArticleDrawing(cover)?.src ?? null),
    products,
    texts: { ...texts, en: text },
  };
}
