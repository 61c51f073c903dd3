import type { Reseller } from "@spolverk/bff/contract";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useRouteContext } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { countryNamesQuery } from "../../api/country-names-query.ts";
import { resellersQuery } from "../../api/queries.ts";
import { listCountries } from "./list-countries.ts";

const chip =
  "inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-surface px-4 text-sm font-semibold hover:border-strong aria-[current]:border-accent aria-[current]:bg-accent aria-[current]:text-accent-ink";

/** Shops that sell our filament, filtered by the country in the address [2.11]. */
export function ResellerList({ country }: { country: string | undefined }) {
  const { t, i18n } = useTranslation();
  const { api } = useRouteContext({ from: "__root__" });
  const { data: resellers } = useSuspenseQuery(resellersQuery(api));
  const { data: countries } = useSuspenseQuery(countryNamesQuery(i18n.language, listCountries(resellers)));
  const isKnown = countries.some(({ value }) => value === country);
  const shown = isKnown ? countries.filter(({ value }) => value === country) : countries;
  const count = isKnown
    ? resellers.filter((reseller) => reseller.country === country).length
    : resellers.length;
  return (
    <section aria-labelledby="resellers" className="mt-10 mb-14">
      <div className="mb-4 flex flex-wrap items-baseline gap-x-4">
        <h2 className="title-section" id="resellers">
          {t("pages.resellers.title")}
        </h2>
        <output className="text-soft">{t("pages.resellers.count", { count })}</output>
      </div>
      <nav aria-label={t("pages.resellers.country")}>
        <ul className="flex flex-wrap gap-2">
          {[{ value: undefined, label: t("pages.resellers.all") }, ...countries].map(({ value, label }) => (
            <li key={value ?? "all"}>
              <Link
                activeOptions={{ exact: true, includeSearch: true }}
                aria-current={value === (isKnown ? country : undefined) ? "true" : undefined}
                className={chip}
                resetScroll={false}
                search={value === undefined ? {} : { country: value }}
                to="/resellers"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-8 grid gap-10">
        {shown.map(({ value, label }) => (
          <section aria-labelledby={`resellers-${value}`} key={value}>
            <h3 className="mb-3 text-xl" id={`resellers-${value}`}>
              {label}
            </h3>
            <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
              {resellers
                .filter((reseller) => reseller.country === value)
                .map((reseller) => (
                  <ResellerCard key={reseller.id} reseller={reseller} />
                ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}

function ResellerCard({ reseller: { name, city, url } }: { reseller: Reseller }) {
  return (
    <li className="rounded-2xl border border-line bg-surface p-5">
      <p className="font-semibold">{name}</p>
      <p className="text-soft">{city}</p>
      <a
        className="mt-1 inline-flex min-h-11 items-center rounded font-medium break-all text-accent underline underline-offset-3"
        href={url}
        rel="noopener"
      >
        {new URL(url).host}
      </a>
    </li>
  );
}
