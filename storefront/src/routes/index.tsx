import { createFileRoute } from "@tanstack/react-router";
import { categoriesAtQuery, shopQuery } from "../api/queries.ts";
import { loadChunk } from "../browser/chunk-failure.ts";
import { HomePage } from "../pages/home/home-page.tsx";
import {
  bestSellersQuery,
  featuredQuery,
  latestQuery,
  newestArticlesQuery,
} from "../pages/home/home-queries.ts";

/** Loaded in parallel with the data, so that the head adds no request of its own. */
const loadHead = () => loadChunk(() => import("./-heads/index.ts"));

export const Route = createFileRoute("/")({
  staticData: {
    meta: "home",
    texts: ["home"],
    tab: { order: 1, label: "home", icon: "home" },
    fixedHeader: true,
    darkMenu: true,
    noContainer: true,
  },
  loader: async ({ context: { queryClient, api } }) => {
    await Promise.all([
      queryClient.ensureQueryData(bestSellersQuery(api)),
      queryClient.ensureQueryData(featuredQuery(api)),
      queryClient.ensureQueryData(latestQuery(api)),
      queryClient.ensureQueryData(newestArticlesQuery(api)),
      queryClient.ensureQueryData(categoriesAtQuery(api, "")),
      queryClient.ensureQueryData(shopQuery(api)),
      loadHead(),
    ]);
  },
  head: async ({ match: { context } }) => {
    const { toHomeHead } = await loadHead();
    return toHomeHead(context);
  },
  component: HomePage,
});
