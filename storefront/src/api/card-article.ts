/** What a card shows of an article; both the API and the search service give it [3.21], [3.22]. */
export type CardArticle = {
  slug: string;
  /** In English in every language. */
  type: string;
  title: string;
  description: string;
  tags: readonly string[];
  cover: { src: string; alt: string };
  onlyEnglish: boolean;
};

/** The card of an article in the API's reply; a page carries no more of it than that. */
export function toCardArticle({ slug, type, title, description, tags, cover, onlyEnglish }: CardArticle) {
  const { src, alt } = cover;
  return { slug, type, title, description, tags, cover: { src, alt }, onlyEnglish };
}

/** A text in which the search service has marked what it found. */
export type Highlighted = { value: string; matchLevel: "none" | "partial" | "full" };

/** What the search service has found in an article [2.49]. */
export type ArticleHighlight = {
  type?: Highlighted;
  title?: Highlighted;
  tags?: readonly Highlighted[];
  /** A piece of the text around what was found. */
  snippet?: Highlighted;
};
