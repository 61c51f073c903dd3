import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createRouter } from "@tanstack/react-router";
import type { i18n as I18n } from "i18next";
import { I18nextProvider } from "react-i18next";
import { routeTree } from "./routeTree.gen.ts";
import { ErrorPage } from "./shell/error-page.tsx";
import { NotFoundPage } from "./shell/not-found-page.tsx";
import { PendingPage } from "./shell/pending-page.tsx";
import { createScrollRestoration } from "./shell/scroll-restoration.ts";
import { readQueriesScript } from "./site/queries-script.ts";
import type { RouterContext } from "./site/router-context.ts";
import { parseSearch, stringifySearch } from "./site/search-params.ts";
import type { ShopContext } from "./site/shop-context.ts";
import { ImagesContext } from "./ui/images-context.ts";
import { lazyLoadDelayMs } from "./browser/timings.ts";

type AppRouterOptions = {
  shop: ShopContext;
  i18n: I18n;
  /** The API client. In the browser it calls the storefront's server, on the server it calls the BFF. */
  api: RouterContext["api"];
  report: RouterContext["report"];
  /** The nonce of every inline script that the router writes (inline-scripts.ts); only on the server. */
  scriptNonce?: string;
};

/** Creates a router with its own query cache: one per request on the server, one per visit in the browser. */
export function createAppRouter({ shop, i18n, api, report, scriptNonce }: AppRouterOptions) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { refetchOnWindowFocus: false } } });
  return createRouter({
    routeTree,
    // On the server every page is a new document, so no page has to load another one for its payment services.
    context: { queryClient, api, i18n, shop, report, takesPayment: true },
    origin: shop.site.origin,
    defaultPreload: "intent",
    defaultPreloadStaleTime: 0,
    scrollRestoration: createScrollRestoration(),
    parseSearch,
    stringifySearch,
    ...(scriptNonce !== undefined && { ssr: { nonce: scriptNonce } }),
    defaultPendingMs: lazyLoadDelayMs,
    defaultPendingComponent: PendingPage,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    Wrap: ({ children }) => (
      <QueryClientProvider client={queryClient}>
        <I18nextProvider i18n={i18n}>
          <ImagesContext value={shop.externalServices.imagesUrl}>{children}</ImagesContext>
        </I18nextProvider>
      </QueryClientProvider>
    ),
    // A page's data is complete before it is rendered, so the browser reads it at once and waits for no stream.
    hydrate: () => readQueriesScript(document, queryClient),
  });
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
