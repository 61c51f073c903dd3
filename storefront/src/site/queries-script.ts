import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { readDataScript, toDataScript } from "./data-script.ts";

export const queriesScriptId = "spolverk-queries";

type LoadedQuery = [key: QueryKey, data: unknown, updatedAt: number];

/**
 * What the loaders have read, as the text of a script element that the browser does not run: JSON as it is, without the
 * quotation marks escaped that a script's string needs. A query that failed on the server is not in it: the browser fetches
 * it again.
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
 * Takes over what the server put into this page. Our own server's word, so it is not parsed by a schema.
 *
 * @throws Error when the page does not hold it.
 */
export function readQueriesScript(document: Document, queryClient: QueryClient): void {
  for (const [key, data, updatedAt] of readDataScript(document, queriesScriptId) as LoadedQuery[]) {
    queryClient.setQueryData(key, data, { updatedAt });
  }
}
