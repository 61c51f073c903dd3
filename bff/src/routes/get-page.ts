import { legalPageNames, toLegalSlug, toSiteInLanguage } from "@spolverk/content";
import type { Page } from "../contract/knowledge.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { Handler } from "../http/mount.ts";
import { Serialized } from "../http/serialized.ts";
import { libraryMaxAgeSeconds } from "../knowledge/library.ts";
import { withShippingRates } from "../knowledge/with-shipping-rates.ts";
import type { Services } from "../services.ts";
import { selectLegalTexts } from "./select-legal-texts.ts";

type Query = Parameters<Handler<"GET /pages/{name}">>[0]["query"];

/** GET /pages/{name} [3.26] */
export function getPage(services: Services): Handler<"GET /pages/{name}"> {
  return async ({ params: { name }, query }) => {
    const page = (await readLegalPage(services, name, query)) ?? readContentPage(services, name, query);
    if (page === null) throw new ApiFailure("page_not_found");
    return new Serialized(page, libraryMaxAgeSeconds);
  };
}

function readContentPage({ library }: Services, name: string, { language }: Query): Page | null {
  const page = library.pages.find((candidate) => candidate.name === name);
  return page ? { name, ...page.texts[language] } : null;
}

/** A legal page of the site, with the carriers' prices as they are now; null when it has none of that name. */
async function readLegalPage(services: Services, name: string, query: Query): Promise<Page | null> {
  const legalPage = legalPageNames.find((known) => toLegalSlug(known) === name);
  if (legalPage === undefined) return null;
  const selected = selectLegalTexts(services, query);
  const text = selected?.texts.pages[legalPage];
  if (!selected || !text) return null;
  const page = { name, ...text };
  if (legalPage !== "shipping") return page;
  const { catalogue } = services;
  const [{ vatRates }, options] = await Promise.all([
    catalogue.getSettings(),
    catalogue.getShippingOptions(),
  ]);
  const { site, texts } = selected;
  const { language } = texts;
  const facts = { site: toSiteInLanguage(site, language), options, vatRates, language };
  return { ...page, content: withShippingRates(text.content, facts) };
}
