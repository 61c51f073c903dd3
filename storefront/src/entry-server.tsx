import { ApiError } from "@spolverk/bff/contract";
import type { Language } from "@spolverk/content/languages";
import type { AnyRoute, StaticDataRouteOption } from "@tanstack/react-router";
import { createRequestHandler, renderRouterToString, RouterServer } from "@tanstack/react-router/ssr/server";
import { keepReplies } from "./api/keep-replies.ts";
import { toPlainPath } from "./features/navigation/route-links.ts";
import type { Translator } from "./i18n/create-translator.ts";
import { loadTranslator } from "./i18n/load-translator.ts";
import type { TextFile } from "./i18n/shop-texts.ts";
import type { RenderInput } from "./page-renderer.ts";
import { createAppRouter, createShopApi } from "./router.tsx";
import { routeTree } from "./routeTree.gen.ts";

const languages = new Map<Language, Promise<Translator>>();

function i18nFor(language: Language): Promise<Translator> {
  let loading = languages.get(language);
  if (!loading) {
    loading = loadTranslator(language);
    languages.set(language, loading);
  }
  return loading;
}

/** A page that failed because the API did not answer is 503: come back later. */
function toStatus(status: number, errors: readonly unknown[]): number {
  const failure = errors.find((error) => error !== undefined && error !== null);
  if (status !== 500 || !(failure instanceof ApiError)) return status;
  return failure.status === 0 || failure.status === 429 || failure.status >= 500 ? 503 : 500;
}

/** See PageRenderer: the routes that have a title of their own [2.58]. */
export function listOwnPaths(): string[] {
  const routes: readonly AnyRoute[] = Object.values({ ...routeTree.children });
  return routes.flatMap((route) => {
    // The route files stand side by side below the root, so that the path is the whole address.
    const { path, staticData } = route.options as { path?: string; staticData?: StaticDataRouteOption };
    return path === undefined || staticData?.meta === undefined || staticData.disallow
      ? []
      : [toPlainPath(path)];
  });
}

/** See PageRenderer. */
export function listRouteTexts(): ReadonlyMap<string, readonly TextFile[]> {
  const routes: readonly AnyRoute[] = Object.values({ ...routeTree.children });
  return new Map(
    routes.map((route) => {
      const { id = "", staticData } = route.options as { id?: string; staticData?: StaticDataRouteOption };
      return [id, staticData?.texts ?? []];
    }),
  );
}

/** Renders one page of one site; see PageRenderer. */
export async function renderPage(request: Request, input: RenderInput): Promise<Response> {
  const { shop } = input;
  const i18n = await i18nFor(shop.language);
  const api = keepReplies(
    createShopApi(shop, input.apiUrl, input.headers),
    `${shop.language}|${shop.site.target}`,
  );
  const handle = createRequestHandler({
    request,
    createRouter: () => createAppRouter({ shop, i18n, api, report: input.report }),
    getRouterManifest: () => Promise.resolve(input.manifest),
  });
  return handle(async ({ router, responseHeaders }) => {
    const errors = router.state.matches.map((match) => match.error);
    const response = await renderRouterToString({
      router,
      responseHeaders,
      children: <RouterServer router={router} />,
    });
    const status = toStatus(response.status, errors);
    return status === response.status
      ? response
      : new Response(response.body, { status, headers: response.headers });
  });
}
