import { createRouter } from "@tanstack/react-router";
import { decodeUri } from "./browser/decode-uri.ts";
import type { PageRoute } from "./page-renderer.ts";
import { routeTree } from "./routeTree.gen.ts";
import { toCanonicalPath } from "./site/canonical-path.ts";
import type { RouterContext } from "./site/router-context.ts";
import { parseSearch, stringifySearch } from "./site/search-params.ts";

/** A router that only matches paths. It needs no context, because it loads and renders nothing. */
const matcher = createRouter({ routeTree, context: {} as RouterContext, isServer: true });

type ReadSearch = (search: Record<string, unknown>) => Record<string, unknown>;

/** See PageRenderer. The router itself matches the address, and the route's own validation picks its parameters. */
export function resolvePageRoute(url: URL): PageRoute {
  const pathname = normalizePath(url.pathname);
  const location = matcher.parseLocation({
    pathname,
    search: "",
    hash: "",
    href: pathname,
    state: { __TSR_index: 0 },
  });
  const [routes, , found] = matcher.getMatchedRoutes(location.pathname);
  const template = found?.fullPath ?? "/$";
  const path = toCanonicalPath(pathname, template, found?.options.staticData?.hasSlugs === true);
  const given = parseSearch(url.search);
  const search: Record<string, unknown> = {};
  for (const { options } of routes) {
    const readSearch = options.validateSearch as ReadSearch | undefined;
    Object.assign(search, readSearch?.(given));
  }
  return {
    template,
    path,
    address: `${path}${stringifySearch(search)}`,
    isPrivate: routes.some(({ options }) => options.staticData?.isPrivate === true),
    takesPayment: routes.some(({ options }) => options.staticData?.takesPayment === true),
  };
}

const unreserved = /[\w.~-]/;

const controls = /\p{Cc}/u;
const replacement = "\u{FFFD}";

/**
 * The canonical spelling of a path by RFC 3986, section 6.2.2, with single slashes and without a trailing slash or
 * space: the router drops the slash, and a URL that is parsed again loses the space. Escapes that are invalid UTF-8 or
 * control characters become U+FFFD, which no page's address contains: neither the router nor the API accepts them.
 */
function normalizePath(pathname: string): string {
  return pathname
    .replaceAll(/%(?![\da-f]{2})/gi, "%25")
    .replaceAll(/(?:%[\da-f]{2})+/gi, (escapes) => {
      const text = decodeUri(escapes);
      if (text === null) return encodeURIComponent(replacement);
      return controls.test(text) ? encodeURIComponent(text.replaceAll(/\p{Cc}/gu, replacement)) : escapes;
    })
    .replaceAll(/%[\da-f]{2}/gi, (escape) => {
      const character = String.fromCodePoint(Number.parseInt(escape.slice(1), 16));
      return unreserved.test(character) ? character : escape.toUpperCase();
    })
    .replaceAll(/\/{2,}/g, "/")
    .replace(/(?<=.)(?:\/|%20)+$/, "");
}
