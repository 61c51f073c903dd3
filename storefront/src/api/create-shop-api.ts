import { createApiClient, type CredentialSource } from "@spolverk/bff/contract";
import type { Language } from "@spolverk/content/languages";

type ShopApiOptions = {
  /** The browser calls the API through the storefront's server, the server calls it directly. */
  baseUrl: string;
  headers?: Readonly<Record<string, string>>;
  /** The user's credentials; none on the server, whose pages are the same for all. */
  credentials?: CredentialSource;
  /** Sends the calls; default is the global fetch. */
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
    // The server logs failures through its own logger.
    ...(!import.meta.env.SSR && { log: (label, error) => console.warn(label, error) }),
  });
}
