import { lazyRouteComponent } from "@tanstack/react-router";
import { loadChunk } from "../../browser/chunk-failure.ts";

/**
 * The articles below a product. The server renders them after the loader has preloaded them; the browser loads their
 * script after the page, because they are far below the buy box.
 */
export const ProductArticles = lazyRouteComponent(
  () => loadChunk(() => import("./related-articles.tsx")),
  "RelatedArticles",
);
