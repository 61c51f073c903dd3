import { readEnvironment } from "@spolverk/server-kit/environment";
import { createCatalogue } from "./catalogue/create-catalogue.ts";
import { createMedusaBackend } from "./commerce/medusa/create-medusa-backend.ts";
import { medusaEnvironmentSchema } from "./environment.ts";
import { listArticles } from "./search/list-articles.ts";
import { toSearchAccess } from "./search/search-access.ts";
import { createSearchIndex } from "./search/search-index.ts";
import { createSearchStore } from "./search/search-store.ts";

const now = () => new Date();

/** Rebuilds all records of the search service and prints the result: `npm run index`. */
async function main(): Promise<void> {
  const environment = readEnvironment(medusaEnvironmentSchema);
  const access = toSearchAccess(environment);
  if (access === null) throw new Error("There is no search service to fill: SEARCH_APP_ID is not set.");
  const backend = createMedusaBackend({
    url: environment.MEDUSA_URL,
    token: environment.INTERNAL_TOKEN,
    timeoutMs: environment.MEDUSA_TIMEOUT_MS,
    now,
  });
  const catalogue = createCatalogue(backend, { now, freshMs: 0, staleMs: 0 });
  const index = createSearchIndex(createSearchStore(access), { catalogue, listArticles, now });

  const startedAt = performance.now();
  await index.configure();
  const records = await index.replaceAll();
  await catalogue.update("all");
  // Changes between reading the shop and swapping the indexes were written to the old index.
  let changed = 0;
  for (const slice of await index.listSlices()) {
    const { saved, removed } = await index.compareSlice(slice);
    changed += saved + removed;
  }
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(
    `Indexed ${records.variations} records of variations and ${records.articles} of articles in ${seconds} s` +
      `${changed === 0 ? "" : `, then updated ${changed} that changed meanwhile`}.`,
  );
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? `The search service could not be filled: ${error.message}` : error);
  process.exitCode = 1;
}
