import { isDeepStrictEqual } from "node:util";
import { algoliasearch, type Algoliasearch, type IndexSettings } from "algoliasearch";
import { z } from "zod";
import type { Differences } from "./find-differences.ts";
import type { IndexDefinition } from "./index-settings.ts";
import type { SearchAccess } from "./search-access.ts";
import type { StoredRecord } from "./stored-record.ts";

/** The writer's interface to the search service. Every method resolves when its writes are searchable. */
export type SearchStore = {
  /** Creates an index and its replicas if missing, and applies their settings. */
  configure(definition: IndexDefinition): Promise<void>;
  /** Fingerprints by objectID; `filters` use the service's syntax, without them all records are listed. */
  listHashes(index: string, filters?: string): Promise<Map<string, string>>;
  write(index: string, differences: Differences): Promise<void>;
  /** Replaces all records of an index in one step, so that no search sees a partly filled index. */
  replaceAll(index: string, records: readonly StoredRecord[]): Promise<void>;
};

const hitsSchema = z.array(z.object({ objectID: z.string(), hash: z.string().default("") }));
const pageSize = 1000;
/**
 * Timeouts in milliseconds. No request waits for the writer, so it can wait for a busy service. `connect` is as long as
 * `read`, because the client counts the time to the first byte as connecting.
 */
const timeouts = { connect: 30_000, read: 30_000, write: 60_000 };

export function createSearchStore(access: SearchAccess): SearchStore {
  const client = createClient(access);
  return {
    async configure({ name, settings, replicas }) {
      await setWhereDifferent(client, name, settings);
      for (const replica of replicas) await setWhereDifferent(client, replica.name, replica.settings);
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

/** Skips equal settings, which would make the service reprocess all its records. */
async function setWhereDifferent(
  client: Algoliasearch,
  indexName: string,
  indexSettings: IndexSettings,
): Promise<void> {
  const isThere = await client.indexExists({ indexName });
  const current: IndexSettings = isThere ? await client.getSettings({ indexName }) : {};
  const isSet = Object.entries(indexSettings).every(([name, value]) =>
    isDeepStrictEqual(current[name as keyof IndexSettings], value),
  );
  if (isThere && isSet) return;
  const { taskID } = await client.setSettings({ indexName, indexSettings });
  await client.waitForTask({ indexName, taskID });
}

function createClient({ appId, adminKey, host }: SearchAccess): Algoliasearch {
  if (host === undefined) return algoliasearch(appId, adminKey, { timeouts });
  const { hostname, port, protocol } = new URL(host);
  return algoliasearch(appId, adminKey, {
    timeouts,
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
