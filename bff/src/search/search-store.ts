import { algoliasearch, type Algoliasearch } from "algoliasearch";
import { z } from "zod";
import type { Differences } from "./find-differences.ts";
import type { IndexDefinition } from "./index-settings.ts";
import type { SearchAccess } from "./search-access.ts";
import type { StoredRecord } from "./stored-record.ts";

/** The search service, as the writer needs it. Every method resolves when what it wrote can be searched. */
export type SearchStore = {
  /** Makes an index and its replicas where they are missing, and sets their settings. */
  configure(definition: IndexDefinition): Promise<void>;
  /** Fingerprints by objectID; `filters` in the service's own language, all records without. */
  listHashes(index: string, filters?: string): Promise<Map<string, string>>;
  write(index: string, differences: Differences): Promise<void>;
  /** Puts records in the place of all that an index held, at once: nobody searches a half-filled index. */
  replaceAll(index: string, records: readonly StoredRecord[]): Promise<void>;
};

const hitsSchema = z.array(z.object({ objectID: z.string(), hash: z.string().default("") }));
const pageSize = 1000;

export function createSearchStore(access: SearchAccess): SearchStore {
  const client = createClient(access);
  return {
    async configure({ name, settings, replicas }) {
      const { taskID } = await client.setSettings({ indexName: name, indexSettings: settings });
      await client.waitForTask({ indexName: name, taskID });
      for (const replica of replicas) {
        await client.setSettings({ indexName: replica.name, indexSettings: replica.settings });
      }
    },
    async listHashes(indexName, filters) {
      const hashes = new Map<string, string>();
      await client.browseObjects({
        indexName,
        browseParams: {
          attributesToRetrieve: ["hash"],
          hitsPerPage: pageSize,
          ...(filters === undefined ? {} : { filters }),
        },
        aggregator: ({ hits }) => {
          for (const { objectID, hash } of hitsSchema.parse(hits)) hashes.set(objectID, hash);
        },
      });
      return hashes;
    },
    async write(indexName, { save, remove }) {
      if (save.length > 0) await client.saveObjects({ indexName, objects: [...save], waitForTasks: true });
      if (remove.length > 0) {
        await client.deleteObjects({ indexName, objectIDs: [...remove], waitForTasks: true });
      }
    },
    async replaceAll(indexName, records) {
      await client.replaceAllObjects({ indexName, objects: [...records] });
    },
  };
}

function createClient({ appId, adminKey, host }: SearchAccess): Algoliasearch {
  if (host === undefined) return algoliasearch(appId, adminKey);
  const { hostname, port, protocol } = new URL(host);
  return algoliasearch(appId, adminKey, {
    hosts: [
      {
        url: hostname,
        accept: "readWrite",
        protocol: protocol === "https:" ? "https" : "http",
        ...(port === "" ? {} : { port: Number(port) }),
      },
    ],
  });
}
