import type { ServerEnvironment } from "../environment.ts";

/** Address of the search service, and a key with write access. */
export type SearchAccess = {
  appId: string;
  adminKey: string;
  /** Host of a server other than Algolia's. */
  host: string | undefined;
};

/** Null when the shop has no search service. */
export function toSearchAccess(
  environment: Pick<ServerEnvironment, "SEARCH_APP_ID" | "SEARCH_ADMIN_KEY" | "SEARCH_HOST">,
): SearchAccess | null {
  const { SEARCH_APP_ID: appId, SEARCH_ADMIN_KEY: adminKey, SEARCH_HOST: host } = environment;
  return appId === undefined || adminKey === undefined ? null : { appId, adminKey, host };
}
