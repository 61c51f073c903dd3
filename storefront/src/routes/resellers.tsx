import { createFileRoute } from "@tanstack/react-router";
import { countryNamesQuery } from "../api/country-names-query.ts";
import { resellersQuery } from "../api/queries.ts";
import { loadEnquiryPage } from "../pages/content/content-page-route.ts";
import { EnquiryPage } from "../pages/content/enquiry-page.tsx";
import { listCountries } from "../pages/content/list-countries.ts";
import { ResellerList } from "../pages/content/reseller-list.tsx";
import { toContentPageHead } from "../pages/content/to-content-page-head.ts";

/** The country to show: two capital letters; anything else is ignored. */
function readSearch(search: Record<string, unknown>): { country?: string } {
  const { country } = search;
  return typeof country === "string" && /^[A-Z]{2}$/.test(country) ? { country } : {};
}

export const Route = createFileRoute("/resellers")({
  staticData: {
    texts: ["enquiry", "pages"],
    footer: [{ group: "b2b", order: 1, label: "resellers" }],
    fixedHeader: true,
    raisedMenu: true,
  },
  validateSearch: readSearch,
  loader: async ({ context }) => {
    const { queryClient, api, shop } = context;
    const [resellers] = await Promise.all([
      queryClient.ensureQueryData(resellersQuery(api)),
      loadEnquiryPage(context, "resellers"),
    ]);
    await queryClient.ensureQueryData(countryNamesQuery(shop.language, listCountries(resellers)));
  },
  head: ({ match }) => toContentPageHead(match.context, "resellers"),
  component: ResellersPage,
});

function ResellersPage() {
  const { country } = readSearch(Route.useSearch());
  return (
    <EnquiryPage name="resellers">
      <ResellerList country={country} />
    </EnquiryPage>
  );
}
