import { formatCountry } from "@spolverk/domain";
import { queryOptions } from "@tanstack/react-query";

/** The names of countries in a language, sorted by name. The server computes them and sends them with the page. */
export const countryNamesQuery = (language: string, countries: readonly string[]) =>
  queryOptions({
    queryKey: ["country-names", language, countries.join()],
    queryFn: () =>
      countries
        .map((country) => ({ value: country, label: formatCountry(country, language) }))
        .toSorted((a, b) => a.label.localeCompare(b.label, language)),
    staleTime: Number.POSITIVE_INFINITY,
  });
