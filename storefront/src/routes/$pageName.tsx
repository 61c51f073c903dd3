import { createFileRoute } from "@tanstack/react-router";
import { ContentPage } from "../features/pages/content-page.tsx";
import { loadContentPage, toContentPageHead } from "../features/pages/content-page-route.ts";

/** Content pages without a route of their own, each at its own name; any other path is not found [2.17], [2.18]. */
export const Route = createFileRoute("/$pageName")({
  staticData: { fixedHeader: true, raisedMenu: true },
  loader: ({ context, params: { pageName } }) => loadContentPage(context, pageName),
  head: ({ match, params: { pageName } }) => toContentPageHead(match.context, pageName),
  component: ExtraPage,
});

function ExtraPage() {
  const { pageName } = Route.useParams();
  return <ContentPage action="ask" key={pageName} name={pageName} />;
}
