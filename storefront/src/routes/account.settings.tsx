import { createFileRoute } from "@tanstack/react-router";
import { countryNamesQuery } from "../api/country-names-query.ts";
import { shopQuery } from "../api/queries.ts";
import { SettingsPage } from "../pages/account-settings/settings-page.tsx";
import { toFixedHead } from "../site/page-head.ts";

export const Route = createFileRoute("/account/settings")({
  staticData: {
    meta: "accountSettings",
    texts: ["account", "checkout"],
    footer: [{ group: "account", order: 3, label: "accountSettings" }],
    disallow: true,
    isPrivate: true,
    fixedHeader: true,
    raisedMenu: true,
  },
  loader: async ({ context: { queryClient, api, shop } }) => {
    const { deliveryCountries } = await queryClient.ensureQueryData(shopQuery(api));
    await queryClient.ensureQueryData(countryNamesQuery(shop.language, deliveryCountries));
  },
  head: ({ match }) => toFixedHead(match.context, "accountSettings", null, true),
  component: SettingsPage,
});
