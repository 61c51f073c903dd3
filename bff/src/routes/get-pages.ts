import { legalPageNames, toLegalSlug } from "@spolverk/content";
import type { Handler } from "../http/mount.ts";
import { Serialized } from "../http/serialized.ts";
import { libraryMaxAgeSeconds } from "../knowledge/library.ts";
import type { Services } from "../services.ts";
import { selectLegalTexts } from "./select-legal-texts.ts";

/** GET /pages [2.17] */
export function getPages(services: Services): Handler<"GET /pages"> {
  return async ({ query }) => {
    const written = services.library.pages.map(({ name, texts }) => ({
      name,
      ...toSummary(texts[query.language]),
    }));
    const { pages: legal = {} } = selectLegalTexts(services, query)?.texts ?? {};
    const agreed = legalPageNames.flatMap((name) => {
      const text = legal[name];
      return text ? [{ name: toLegalSlug(name), ...toSummary(text) }] : [];
    });
    return new Serialized({ pages: [...written, ...agreed] }, libraryMaxAgeSeconds);
  };
}

const toSummary = ({ title, description }: { title: string; description: string }) => ({
  title,
  description,
});
