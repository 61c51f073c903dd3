import type { Language, Site } from "@spolverk/content";
import type { BlockNode, RichText, TableNode } from "@spolverk/content/rich-text";
import {
  calculateAmount,
  formatCountry,
  formatPrice,
  keepTogether,
  nameShippingService,
  toVatRate,
  type VatRates,
} from "@spolverk/domain";
import { pickText } from "../catalogue/pick-text.ts";
import type { CommerceShippingOption } from "../commerce/engine.ts";
import { getTranslate } from "../http/texts.ts";

type RateFacts = {
  site: Pick<Site, "carriers" | "currency" | "defaultCountry" | "showWithVat">;
  options: readonly CommerceShippingOption[];
  vatRates: VatRates;
  language: Language;
};

/** Inserts the table of shipping rates into the text's placeholder. */
export function withShippingRates({ content }: RichText, facts: RateFacts): RichText {
  const isPlace = (node: BlockNode) => node.type === "table" && node.attrs?.rows === "shippingRates";
  return {
    type: "doc",
    content: content.flatMap((node) => (isPlace(node) ? toShippingRates(facts) : [node])),
  };
}

/**
 * The rates and delivery times of a site's carriers, in the site's currency, with the VAT of the destination where the
 * site shows prices with VAT. Countries with the same offers share a table, cheaper offers first; the site's own
 * country comes first.
 */
function toShippingRates(facts: RateFacts): BlockNode[] {
  const { site, options, language } = facts;
  const t = getTranslate(language);
  const head = toRow("tableHeader", [
    t("shippingRates.service"),
    t(site.showWithVat ? "shippingRates.priceWithVat" : "shippingRates.priceWithoutVat"),
    t("shippingRates.freeAbove"),
    t("shippingRates.workingDays"),
  ]);
  const own = options.filter(({ carrier }) => site.carriers.includes(carrier));
  const groups = new Map<string, { offers: Offer[]; countries: string[] }>();
  for (const country of new Set(own.flatMap(({ countries }) => countries))) {
    const offers = listOffers(own, country, facts);
    const key = JSON.stringify(offers);
    const group = groups.get(key) ?? { offers, countries: [] };
    group.countries.push(country);
    groups.set(key, group);
  }
  const isOwn = ({ countries }: { countries: string[] }) => Number(countries.includes(site.defaultCountry));
  const cheapest = ({ offers }: { offers: Offer[] }) => offers[0]?.amount ?? 0;
  return [...groups.values()]
    .toSorted((a, b) => isOwn(b) - isOwn(a) || cheapest(a) - cheapest(b))
    .flatMap(({ offers, countries }): BlockNode[] => [
      {
        type: "paragraph",
        content: [{ type: "text", text: nameCountries(countries, language), marks: [{ type: "bold" }] }],
      },
      { type: "table", content: [head, ...offers.map(({ cells }) => toRow("tableCell", cells))] },
    ]);
}

type Offer = { amount: number; cells: string[] };

/** The services that deliver to a country, cheapest first. */
function listOffers(
  options: readonly CommerceShippingOption[],
  country: string,
  { site: { currency, showWithVat }, vatRates, language }: RateFacts,
): Offer[] {
  return options
    .filter(({ countries }) => countries.includes(country))
    .map((option) => {
      const amount = calculateAmount(
        option.price[currency],
        showWithVat ? toVatRate(vatRates, { country, zip: null }) : 0,
      ).total;
      const { min, max } = option.workingDays;
      const cells = [
        toService(option, language),
        keepTogether(formatPrice(amount, currency, showWithVat)),
        option.freeAbove === null
          ? "–"
          : keepTogether(formatPrice(option.freeAbove[currency], currency, showWithVat)),
        min === max ? String(min) : `${min}–${max}`,
      ];
      return { amount, cells };
    })
    .toSorted((a, b) => a.amount - b.amount);
}

function nameCountries(countries: readonly string[], language: Language): string {
  return countries
    .map((country) => formatCountry(country, language))
    .toSorted((a, b) => a.localeCompare(b, language))
    .join(", ");
}

function toService(
  { carrierName, name, maxParcelGrams }: CommerceShippingOption,
  language: Language,
): string {
  const service = nameShippingService({ carrierName, name: pickText(name, language) ?? carrierName });
  if (maxParcelGrams === null) return service;
  const kg = (maxParcelGrams / 1000).toLocaleString(language);
  return getTranslate(language)("shippingRates.upTo", { service, kg });
}

function toRow(type: "tableHeader" | "tableCell", cells: readonly string[]): TableNode["content"][number] {
  return {
    type: "tableRow",
    content: cells.map((text) => ({ type, content: [{ type: "text", text }] })),
  };
}
