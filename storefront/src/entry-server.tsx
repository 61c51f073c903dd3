import { type ApiClient, ApiError } from "@spolverk/bff/contract";
import type { Language } from "@spolverk/content/languages";
import type { AnyRoute, StaticDataRouteOption } from "@tanstack/react-router";
import {
  createRequestHandler,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from "@tanstack/react-router/ssr/server";
import type { i18n as I18n } from "i18next";
import { renderToString } from "react-dom/server";
import { createShopApi } from "./api/create-shop-api.ts";
import { createI18n, loadNamespaces } from "./i18n/create-i18n.ts";
import type { TextFile } from "./i18n/shop-texts.ts";
import type { RenderedPage, RenderInput } from "./page-renderer.ts";
import { resolvePageRoute } from "./resolve-page-route.ts";
import { routeTree } from "./routeTree.gen.ts";
import { createAppRouter } from "./router.tsx";
import { createScriptNonce, extractInlineScripts } from "./site/inline-scripts.ts";
import { toPlainPath } from "./site/route-links.ts";

export { resolvePageRoute } from "./resolve-page-route.ts";

/** The status of a page: 503, a temporary failure, when the API did not answer. */
function toStatus(status: number, errors: readonly unknown[]): number {
  const failure = errors.find((error) => error !== undefined && error !== null);
  if (status !== 500 || !(failure instanceof ApiError)) return status;
  return failure.status === 0 || failure.status === 429 || failure.status >= 500 ? 503 : 500;
}

/** See PageRenderer. These are the routes with a title of their own [2.58]. */
export function listOwnPaths(): string[] {
  // Nested routes are omitted: they are account pages, which search engines must not list.
  return listChildren(routeTree).flatMap((route) => {
    const { path, staticData } = route.options as { path?: string; staticData?: StaticDataRouteOption };
    return path === undefined || staticData?.meta === undefined || staticData.disallow
      ? []
      : [toPlainPath(path)];
  });
}

const listChildren = (route: AnyRoute): AnyRoute[] => Object.values<AnyRoute>({ ...route.children });
const listDescendants = (route: AnyRoute): AnyRoute[] =>
  listChildren(route).flatMap((child) => [child, ...listDescendants(child)]);

const instances = new Map<Language, Promise<I18n>>();

/**
 * The i18n instance of a language, which all pages share. Pages change an instance only by adding the texts of their
 * route, which are then ready for the next page.
 */
function getI18n(language: Language): Promise<I18n> {
  const existing = instances.get(language);
  if (existing) return existing;
  const created = createI18n(language);
  instances.set(language, created);
  created.catch(() => instances.delete(language));
  return created;
}

/** See PageRenderer. */
export async function loadBusyTexts(language: Language): Promise<I18n> {
  const instance = await getI18n(language);
  await loadNamespaces(instance, ["busy"]);
  return instance;
}

/** See PageRenderer. */
export function listRouteTexts(): ReadonlyMap<string, readonly TextFile[]> {
  return new Map(
    listDescendants(routeTree).map((route) => {
      const { staticData } = route.options as { staticData?: StaticDataRouteOption };
      return [route.id, staticData?.texts ?? []];
    }),
  );
}

/** Calls that most pages make. Their replies contain no price and no stock, so that pages can share them. */
const sharedCalls = ["GET /shop", "GET /catalog/categories"] as const;
/** Many pages wait for a shared reply, so its call times out before any of these pages does. */
const sharedReplyMs = 5000;

/**
 * The API client of one page. A shared reply is fetched once for all pages of a language. The call carries no visitor's
 * headers, because the rate limit of the first visitor would otherwise apply to all pages that wait for the reply.
 */
function createPageApi({ shop, apiUrl, headers, sharedReplies }: RenderInput): ApiClient {
  const api = createShopApi(shop, { baseUrl: apiUrl, headers });
  const sharedApi = createShopApi(shop, { baseUrl: apiUrl });
  return ((key, ...input) => {
    const shared = sharedCalls.find((each) => each === key);
    if (shared === undefined || Object.keys(input[0] ?? {}).length > 0) return api(key, ...input);
    return sharedReplies.get(`${key} ${shop.site.target} ${shop.language}`, async () =>
      sharedApi(shared, {}, AbortSignal.timeout(sharedReplyMs)),
    );
  }) as ApiClient;
}

/**
 * Renders one page of one site; see PageRenderer.
 *
 * @throws Error when the router matches a private page although resolvePageRoute has found a shared one
 */
export async function renderPage(request: Request, input: RenderInput): Promise<RenderedPage> {
  const { shop } = input;
  const i18n = await getI18n(shop.language);
  const api = createPageApi(input);
  const scriptNonce = createScriptNonce();
  const { isPrivate } = resolvePageRoute(new URL(request.url));
  const handle = createRequestHandler({
    request,
    createRouter: () => createAppRouter({ shop, i18n, api, report: input.report, scriptNonce }),
    getRouterManifest: () => Promise.resolve(input.manifest),
  });
  // The HTML is kept as text beside the response, because reading it from the response would encode and decode it.
  let text = "";
  const response = await handle(async ({ router }) => {
    const { matches } = router.state;
    if (!isPrivate && matches.some((match) => match.staticData.isPrivate))
      throw new Error("a private page was taken for a shared one");
    const errors = matches.map((match) => match.error);
    text = await transformHtmlStringWithRouter(router, renderToString(<RouterServer router={router} />));
    return new Response(null, { status: toStatus(getSsrStatus(router), errors) });
  });
  const { html, scripts } = extractInlineScripts(text, scriptNonce);
  return {
    status: response.status,
    location: response.headers.get("location"),
    html,
    inlineScripts: scripts,
  };
}
