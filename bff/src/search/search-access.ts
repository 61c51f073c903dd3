import type { ServerEnvironment } from "../environment.ts";

/** Where the search service is and with which key it may be written to. */
export type SearchAccess = {
  appId: string;
  adminKey: string;
  /** Address of another server than Algolia's own. */
  host: string | undefined;
};

/** Null when the shop goes without a search service. */
export function toSearchAccess(
  environment: Pick<ServerEnvironment, "SEARCH_APP_ID" | "SEARCH_ADMIN_KEY" | "SEARCH_HOST">,
): SearchAccess | null {
  const { SEARCH_APP_ID: appId, SEARCH_ADMIN_KEY: adminKey, SEARCH_HOST: host } = environment;
  return appId === undefined || adminKey === undefined ? null : { appId, adminKey, host };
}
