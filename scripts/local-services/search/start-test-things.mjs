import { startTestService } from "./start-test-service.mjs";

const indexName = "things";

/**
 * The service with nothing in it, and what tests of writing do over and over.
 *
 * @param {string} [folder] of an earlier one, to go on with what it has saved
 */
export async function startTestThings(folder) {
  const service = await startTestService(folder);
  return {
    ...service,
    indexName,
    /** Everything that an index holds, two records a page. @param {string} [name] */
    readAll: async (name = indexName) => {
      /** @type {unknown[]} */
      const records = [];
      await service.admin.browseObjects({
        indexName: name,
        browseParams: { hitsPerPage: 2 },
        aggregator: ({ hits }) => {
          records.push(...hits);
        },
      });
      return records;
    },
    /** @param {string[]} ids */
    save: (...ids) =>
      service.admin.saveObjects({
        indexName,
        objects: ids.map((objectID, place) => ({
          objectID,
          name: `thing ${objectID}`,
          place,
          price: (place * 7) % 5,
        })),
        waitForTasks: true,
      }),
    /** @param {string} name @param {string} [query] */
    findIds: async (name, query = "") =>
      (await service.shopper.searchSingleIndex({ indexName: name, searchParams: { query } })).hits.map(
        ({ objectID }) => objectID,
      ),
  };
}
