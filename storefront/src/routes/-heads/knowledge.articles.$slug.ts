import { articleQuery } from "../../api/queries.ts";
import { shareSize, toPageHead } from "../../site/page-head.ts";
import type { RouterContext } from "../../site/router-context.ts";
import { toPhotoUrl } from "../../site/to-photo-url.ts";

const organization = { "@type": "Organization", name: "Spolverk" } as const;

/** The head of an article's page: its meta tags and structured data [2.57]. */
export function toArticleHead(context: RouterContext, slug: string) {
  const article = context.queryClient.getQueryData(articleQuery(context.api, slug).queryKey);
  if (!article) return {};
  const { origin } = context.shop.site;
  const address = `/knowledge/articles/${article.slug}`;
  const head = toPageHead({
    context,
    title: article.title,
    description: article.description,
    address,
    picture: { path: article.cover.src, description: article.cover.alt },
    type: "article",
  });
  const publisher = { ...organization, url: origin, logo: `${origin}/apple-touch-icon.png` };
  return {
    ...head,
    meta: [
      ...head.meta,
      { property: "article:published_time", content: article.publishedAt },
      { property: "article:modified_time", content: article.modifiedAt },
      ...article.tags.map((tag) => ({ property: "article:tag", content: tag })),
      {
        "script:ld+json": {
          "@context": "https://schema.org",
          "@type": "NewsArticle",
          headline: article.title,
          description: article.description,
          image: [toPhotoUrl(context.shop, article.cover.src, shareSize)],
          datePublished: article.publishedAt,
          dateModified: article.modifiedAt,
          author: publisher,
          publisher,
          mainEntityOfPage: `${origin}${address}`,
          inLanguage: article.onlyEnglish ? "en" : context.shop.language,
          keywords: article.tags.join(", "),
        },
      },
    ],
  };
}
