import { useSuspenseQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { countryNamesQuery } from "../../api/country-names-query.ts";
import { shopQuery } from "../../api/queries.ts";

/** The shop's delivery countries by name. */
export function useCountries() {
  const { api, shop } = useRouteContext({ from: "__root__" });
  const { data: settings } = useSuspenseQuery(shopQuery(api));
  return useSuspenseQuery(countryNamesQuery(shop.language, settings.deliveryCountries)).data;
}
