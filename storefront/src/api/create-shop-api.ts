import { createApiClient, type CredentialSource } from "@spolverk/bff/contract";
import type { Language } from "@spolverk/content/languages";

type ShopApiOptions = {
  /** The API's address: a path of the storefront's server in the browser, the BFF's own address on the server. */
  baseUrl: string;
  headers?: Readonly<Record<string, string>>;
  /** The user's credentials; absent on the server, because its pages are the same for all users. */
  credentials?: CredentialSource;
  /** Sends the calls; the global `fetch` by default. */
  fetch?: typeof fetch;
};

/** Creates the API client with the headers that every call needs [7.1]. */
export function createShopApi(
  { language, site }: { language: Language; site: { target: string } },
  options: ShopApiOptions,
) {
  return createApiClient({
    ...options,
    query: { language, environment: site.target },
    // Only the browser logs here: the server logs failures through its own logger.
    ...(!import.meta.env.SSR && { log: (label, error) => console.warn(label, error) }),
  });
}
