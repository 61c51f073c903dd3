import { startTestService } from "./start-test-service.mjs";
import { testRecords, testSettings } from "./test-records.mjs";

const indexName = "variations";

/** The service with a small shop in its index. */
export async function startTestShop() {
  const service = await startTestService();
  await service.admin.setSettings({ indexName, indexSettings: testSettings });
  await service.admin.saveObjects({ indexName, objects: testRecords, waitForTasks: true });
  /**
   * @param {string} query
   * @param {import("algoliasearch").SearchParamsObject} [searchParams]
   */
  const search = (query, searchParams = {}) =>
    service.shopper.searchSingleIndex({ indexName, searchParams: { query, ...searchParams } });
  return {
    ...service,
    indexName,
    search,
    /** @param {string} query @param {import("algoliasearch").SearchParamsObject} [searchParams] */
    findIds: async (query, searchParams) =>
      (await search(query, searchParams)).hits.map(({ objectID }) => objectID),
  };
}
