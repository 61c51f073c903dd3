import { lazyRouteComponent } from "@tanstack/react-router";
import { loadChunk } from "../../browser/chunk-failure.ts";

/**
 * The articles below a product. The server renders them once the loader has preloaded them; a browser fetches
 * their script on its own, after the page, for they stand far below what sells.
 */
export const ProductArticles = lazyRouteComponent(
  () => loadChunk(() => import("./related-articles.tsx")),
  "RelatedArticles",
);
