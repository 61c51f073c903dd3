/** An article as its card shows it. The API and the search service both return these fields [3.21], [3.22]. */
export type CardArticle = {
  slug: string;
  /** The type's English name, in every language of the page. */
  type: string;
  title: string;
  description: string;
  tags: readonly string[];
  cover: { src: string; alt: string };
  onlyEnglish: boolean;
};

/** Reduces the API's article to its card, so that a page's HTML carries no more. */
export function toCardArticle({ slug, type, title, description, tags, cover, onlyEnglish }: CardArticle) {
  const { src, alt } = cover;
  return { slug, type, title, description, tags, cover: { src, alt }, onlyEnglish };
}

/** A text in which the search service has marked its matches. */
export type Highlighted = { value: string; matchLevel: "none" | "partial" | "full" };

/** The search service's matches in an article [2.49]. */
export type ArticleHighlight = {
  type?: Highlighted;
  title?: Highlighted;
  tags?: readonly Highlighted[];
  /** A piece of text around the matches. */
  snippet?: Highlighted;
};
