import { type Article, toPlainText } from "@spolverk/content";
import { normalizeWords } from "@spolverk/domain";
import type { ArticleHighlight } from "../contract/knowledge.ts";

/** Words of a snippet on either side of the first match. */
const wordsAround = 12;

/**
 * Marks search words in an article as the search service does: whole words that begin with a search word [2.49].
 * @param words normalized
 */
export function highlightArticle(
  { title, tags, content }: Pick<Article["texts"]["en"], "title" | "tags" | "content">,
  words: readonly string[],
): ArticleHighlight {
  return {
    title: highlight(splitText(title), words),
    tags: tags.map((tag) => highlight(splitText(tag), words)),
    snippet: highlight(cutAround(splitText(toPlainText(content)), words), words),
  };
}

/** Splits a text: words at odd indexes, the text between them at even ones. */
const splitText = (text: string) => text.split(/([\p{L}\p{M}\p{N}]+(?:[.-]+[\p{L}\p{M}\p{N}]+)*)/u);

/** The search words that begin the piece at an odd index. */
function findIn(piece: string, at: number, words: readonly string[]): string[] {
  if (at % 2 === 0) return [];
  const normalized = normalizeWords(piece);
  return words.filter((word) => normalized.startsWith(word));
}

/** The pieces around the first match; none without a match. */
function cutAround(pieces: readonly string[], words: readonly string[]): readonly string[] {
  const first = pieces.findIndex((piece, at) => findIn(piece, at, words).length > 0);
  const start = Math.max(0, first - 1 - 2 * wordsAround);
  return first === -1 ? [] : pieces.slice(start, first + 2 * wordsAround + 1);
}

function highlight(pieces: readonly string[], words: readonly string[]): ArticleHighlight["title"] {
  const missing = new Set(words);
  const all = missing.size;
  const marked = pieces.map((piece, at) => {
    const found = findIn(piece, at, words);
    for (const word of found) missing.delete(word);
    return found.length > 0 ? `<em>${piece}</em>` : piece;
  });
  const matchLevel = missing.size === 0 ? "full" : missing.size === all ? "none" : "partial";
  return { value: marked.join("").trim(), matchLevel };
}
