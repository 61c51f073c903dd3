/** The kinds of article in the knowledge base, in the order they are shown [1.8]. */
export const articleTypes = [
  "Print guides",
  "Use cases",
  "Tips",
  "Troubleshooting and FAQ",
  "Cheat sheets",
  "Specifications and files",
  "Glossary",
] as const;
export type ArticleType = (typeof articleTypes)[number];

/** The slug of a type in a URL: "Use cases" is "use-cases" [2.7]. */
export function toArticleTypeSlug(type: ArticleType): string {
  return type.toLowerCase().replaceAll(" ", "-");
}

/** The type of a slug; undefined when there is none. */
export function findArticleType(slug: string): ArticleType | undefined {
  return articleTypes.find((type) => toArticleTypeSlug(type) === slug);
}
