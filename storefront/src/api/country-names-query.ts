import { formatCountry } from "@spolverk/domain";
import { queryOptions } from "@tanstack/react-query";

/** Countries by name in a language, sorted. The server computes them and dehydrates them into the page. */
export const countryNamesQuery = (language: string, countries: readonly string[]) =>
  queryOptions({
    queryKey: ["country-names", language, countries.join()],
    queryFn: () =>
      countries
        .map((country) => ({ value: country, label: formatCountry(country, language) }))
        .toSorted((a, b) => a.label.localeCompare(b.label, language)),
    staleTime: Number.POSITIVE_INFINITY,
  });
