import { createFileRoute } from "@tanstack/react-router";
import { loadContentPage } from "../pages/content/content-page-route.ts";
import { ContentPage } from "../pages/content/content-page.tsx";
import { PageAction } from "../pages/content/page-action.tsx";
import { QuestionList } from "../pages/content/question-list.tsx";

export const Route = createFileRoute("/faq")({
  staticData: {
    texts: ["pages"],
    footer: [{ group: "support", order: 2, label: "faq" }],
    fixedHeader: true,
    raisedMenu: true,
  },
  loader: ({ context }) => loadContentPage(context, "faq"),
  head: async ({ match }) => {
    const { toFaqHead } = await import("./-heads/faq.ts");
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
