import { createFileRoute } from "@tanstack/react-router";
import { loadChunk } from "../browser/chunk-failure.ts";
import { loadContentPage } from "../pages/content/content-page-route.ts";
import { ContentPage } from "../pages/content/content-page.tsx";
import { PageAction } from "../pages/content/page-action.tsx";
import { QuestionList } from "../pages/content/question-list.tsx";

/** Loaded in parallel with the data, so that the head adds no request of its own. */
const loadHead = () => loadChunk(() => import("./-heads/faq.ts"));

export const Route = createFileRoute("/faq")({
  staticData: {
    texts: ["pages"],
    footer: [{ group: "support", order: 2, label: "faq" }],
    fixedHeader: true,
    raisedMenu: true,
  },
  loader: async ({ context }) => {
    await Promise.all([loadContentPage(context, "faq"), loadHead()]);
  },
  head: async ({ match }) => {
    const { toFaqHead } = await loadHead();
    return toFaqHead(match.context);
  },
  component: () => (
    <ContentPage
      end={<PageAction kind="ask" />}
      name="faq"
      renderText={(content) => <QuestionList content={content} />}
    />
  ),
});
