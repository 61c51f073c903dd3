import { algoliasearch } from "algoliasearch";
import { z } from "zod";

export const hitsLookedAt = 10;
/** The index of what is sold [7.20]. */
export const shopIndex = "variations";

/**
 * Nobody waits, so a busy service may take its time with ten thousand records. In milliseconds; the client counts as
 * connecting until the answer begins.
 */
const timeouts = { connect: 30_000, read: 30_000, write: 60_000 };

const accessSchema = z.object({
  SEARCH_APP_ID: z.string(),
  SEARCH_ADMIN_KEY: z.string(),
  SEARCH_HOST: z.url().optional(),
});
const hitSchema = z.object({ card: z.object({ product: z.object({ slug: z.string() }) }) });

/**
 * The search service of a running shop.
 *
 * @param {NodeJS.ProcessEnv} env the variables by which the BFF writes to it
 */
export function openSearch(env) {
  const { SEARCH_APP_ID, SEARCH_ADMIN_KEY, SEARCH_HOST } = accessSchema.parse(env);
  const { protocol, host } = new URL(SEARCH_HOST ?? "https://algolia.net");
  const client = algoliasearch(SEARCH_APP_ID, SEARCH_ADMIN_KEY, {
    timeouts,
    ...(SEARCH_HOST !== undefined && {
      hosts: [{ url: host, accept: "readWrite", protocol: protocol === "http:" ? "http" : "https" }],
    }),
  });

  return {
    client,
    /**
     * The products found first, as the shop asks for them.
     *
     * @param {string} query
     * @param {import("@spolverk/content").Language} language
     * @param {string} [indexName]
     * @returns {Promise<string[]>} their slugs
     */
    async find(query, language, indexName = shopIndex) {
      const { hits } = await client.searchSingleIndex({
        indexName,
        searchParams: {
          query,
          filters: `language:${language} AND environment:"production" AND active:true`,
          queryLanguages: [language],
          hitsPerPage: hitsLookedAt,
          distinct: true,
          attributesToRetrieve: ["card"],
          attributesToHighlight: [],
        },
      });
      return z
        .array(hitSchema)
        .parse(hits)
        .map(({ card }) => card.product.slug);
    },
  };
}
/** @typedef {ReturnType<typeof openSearch>} Search */
