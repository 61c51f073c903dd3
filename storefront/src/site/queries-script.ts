import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { readDataScript, toDataScript } from "./data-script.ts";

export const queriesScriptId = "spolverk-queries";

type LoadedQuery = [key: QueryKey, data: unknown, updatedAt: number];

/**
 * The data of the loaders as the text of a data block. This is plain JSON, without the escaped quotation marks that a
 * string in a script would need. Failed queries are omitted, so that the browser fetches them again.
 */
export function toQueriesScript(queryClient: QueryClient): string {
  const loaded = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === "success")
    .map(({ queryKey, state }): LoadedQuery => [queryKey, state.data, state.dataUpdatedAt]);
  return toDataScript(loaded);
}

/**
 * Adds the data that the server put into this page to the query cache. The data comes from the shop's own server, so no
 * schema validates it.
 *
 * @throws Error when the page does not contain it
 */
export function readQueriesScript(document: Document, queryClient: QueryClient): void {
  for (const [key, data, updatedAt] of readDataScript(document, queriesScriptId) as LoadedQuery[]) {
    queryClient.setQueryData(key, data, { updatedAt });
  }
}
