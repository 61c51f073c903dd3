import { lazyRouteComponent } from "@tanstack/react-router";
import { loadChunk } from "../../browser/chunk-failure.ts";

/**
 * The articles below a product. On the server the loader preloads this component, so that the HTML contains the
 * articles. The browser loads the component's script after the page, because the articles are far below the buy box.
 */
export const ProductArticles = lazyRouteComponent(
  () => loadChunk(() => import("./related-articles.tsx")),
  "RelatedArticles",
);
