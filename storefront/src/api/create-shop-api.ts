import { createApiClient, type CredentialSource } from "@spolverk/bff/contract";
import type { Language } from "@spolverk/content/languages";

type ShopApiOptions = {
  /** How this side reaches the API: through our own server in the browser, straight on the server. */
  baseUrl: string;
  headers?: Readonly<Record<string, string>>;
  /** Of the user; the server has none, since its pages are the same for all. */
  credentials?: CredentialSource;
  /** What sends the calls; the browser's own or the server's without it. */
  fetch?: typeof fetch;
};

/** The shop's API, with what every call asks for [7.1]. */
export function createShopApi(
  { language, site }: { language: Language; site: { target: string } },
  options: ShopApiOptions,
) {
  return createApiClient({
    ...options,
    query: { language, environment: site.target },
    // The server reports what fails through its own log.
    ...(!import.meta.env.SSR && { log: (label, error) => console.warn(label, error) }),
  });
}
