import { queryOptions } from "@tanstack/react-query";

/**
 * Countries by name in a language, sorted. The server computes them and dehydrates them with the page, because
 * browsers and Node do not agree on every name.
 */
export const countryNamesQuery = (language: string, countries: readonly string[]) =>
  queryOptions({
    queryKey: ["country-names", language, countries.join()],
    queryFn: () => {
      const names = new Intl.DisplayNames(language, { type: "region" });
      return countries
        .map((country) => ({ value: country, label: names.of(country) ?? country }))
        .toSorted((a, b) => a.label.localeCompare(b.label, language));
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
