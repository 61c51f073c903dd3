import { createFileRoute } from "@tanstack/react-router";
import { KnowledgePage } from "../pages/knowledge/knowledge-page.tsx";
import { latestArticlesQuery, caseArticlesQuery } from "../pages/knowledge/knowledge-queries.ts";
import { toFixedHead } from "../site/page-head.ts";

export const Route = createFileRoute("/knowledge/")({
  staticData: {
    meta: "knowledge",
    texts: ["knowledge"],
    header: { order: 2, label: "knowledge" },
    footer: [{ group: "support", order: 1, label: "knowledge" }],
    fixedHeader: true,
    raisedMenu: true,
  },
  loader: async ({ context: { queryClient, api } }) => {
    await Promise.all([
      queryClient.ensureQueryData(latestArticlesQuery(api)),
      queryClient.ensureQueryData(caseArticlesQuery(api)),
    ]);
  },
  head: ({ match }) => toFixedHead(match.context, "knowledge", "/knowledge"),
  component: KnowledgePage,
});
