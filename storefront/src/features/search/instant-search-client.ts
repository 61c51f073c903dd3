import { articleRecordSchema, searchIndices, variationRecordSchema } from "@spolverk/bff/contract";
import type { LiteClient } from "algoliasearch/lite";
import { z } from "zod";
import { trackEvent } from "../../analytics/track-event.ts";
import { chooseSearchMethod } from "../../search-service/choose-search-method.ts";
import { searchClientFor } from "../../search-service/search-client.ts";
import { toSearchError } from "../../search-service/search-error.ts";
import type { RouterContext } from "../../site/router-context.ts";
import type { SearchSettings } from "../../site/shop-context.ts";

const hitSchemas = {
  [searchIndices.variations]: variationRecordSchema.pick({ objectID: true, card: true }),
  [searchIndices.articles]: articleRecordSchema.pick({
    objectID: true,
    slug: true,
    title: true,
    cover: true,
    onlyEnglish: true,
  }),
};
export type ProductHit = z.infer<(typeof hitSchemas)["variations"]>;
export type ArticleHit = z.infer<(typeof hitSchemas)["articles"]>;

const repliesSchema = z.object({
  results: z.array(
    z.union([
      z.looseObject({
        index: z.literal(searchIndices.variations),
        query: z.string(),
        hits: z.array(hitSchemas[searchIndices.variations]),
      }),
      z.looseObject({
        index: z.literal(searchIndices.articles),
        query: z.string(),
        hits: z.array(hitSchemas[searchIndices.articles]),
      }),
    ]),
  ),
});

/**
 * The search client that InstantSearch calls. It returns the shop's own records, tracks each search [7.22], and reports
 * failures [8.8].
 */
export function instantSearchClientFor(
  settings: SearchSettings,
  report: RouterContext["report"],
): Pick<LiteClient, "search"> {
  const client = searchClientFor(settings, chooseSearchMethod(settings.url));
  return {
    search: async (...input) => {
      try {
        const reply = await client.search(...input);
        const { results } = repliesSchema.parse(reply);
        trackEvent("search", { search_term: results[0]?.query ?? "" });
        return reply;
      } catch (cause) {
        const error = toSearchError(cause);
        report("search error", error);
        throw error;
      }
    },
  };
}
