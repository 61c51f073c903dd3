import { createFileRoute, notFound } from "@tanstack/react-router";
import { loadContentPage } from "../pages/content/content-page-route.ts";
import { ContentPage } from "../pages/content/content-page.tsx";
import { PageAction } from "../pages/content/page-action.tsx";
import { toContentPageHead } from "../pages/content/to-content-page-head.ts";

/** Only names of this form are requested from the API. */
const pageName = /^[a-z0-9-]{1,80}$/;

/**
 * Content pages without a route of their own. The path of a page is its name; any other path is a 404 [2.17], [2.18].
 */
export const Route = createFileRoute("/$")({
  staticData: { texts: ["pages"], hasSlugs: true, fixedHeader: true, raisedMenu: true },
  loader: ({ context, params: { _splat: name = "" } }) => {
    if (!pageName.test(name)) throw notFound();
    return loadContentPage(context, name);
  },
  head: ({ match, params: { _splat: name = "" } }) => toContentPageHead(match.context, name),
  component: ExtraPage,
});

function ExtraPage() {
  const { _splat: name = "" } = Route.useParams();
  return <ContentPage end={<PageAction kind="ask" />} key={name} name={name} />;
}
