import { createFileRoute } from "@tanstack/react-router";
import { loadContentPage } from "../pages/content/content-page-route.ts";
import { ReAddPage } from "../pages/content/re-add-page.tsx";
import { toContentPageHead } from "../pages/content/to-content-page-head.ts";

export const Route = createFileRoute("/re-add")({
  staticData: {
    texts: ["pages", "take-back"],
    header: { order: 1, label: "reAdd" },
    footer: [{ group: "support", order: 4, label: "reAdd" }],
    fixedHeader: true,
    raisedMenu: true,
  },
  loader: ({ context }) => loadContentPage(context, "re-add"),
  head: ({ match }) => toContentPageHead(match.context, "re-add"),
  component: ReAddPage,
});
