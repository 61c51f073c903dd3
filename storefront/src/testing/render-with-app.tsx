import type { Language } from "@spolverk/content/languages";
import { createApiClient } from "@spolverk/bff/contract";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router";
import { act, cleanup, configure, render, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type ReactNode, useState } from "react";
import { I18nextProvider } from "react-i18next";
import { expect, onTestFinished } from "vitest";
import type { RouterContext } from "../site/router-context.ts";
import { noSession, type Session, SessionContext } from "../session/use-session.ts";
import { type SignIn, SignInContext, signInActions } from "../session/use-sign-in.ts";
import { parseSearch, stringifySearch } from "../site/search-params.ts";
import { SettingsProvider } from "../site/settings-context.tsx";
import type { ShopContext } from "../site/shop-context.ts";
import { ImagesContext } from "../ui/images-context.ts";
import { createTestI18n } from "./create-test-i18n.ts";
import { toTestShop } from "./render-test-page.ts";
import { watchTexts } from "./watch-texts.ts";

// A busy machine needs more than Testing Library's default of one second.
configure({ asyncUtilTimeout: 10_000 });

/** jsdom has no `matchMedia`. This one matches no query, like the server. */
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;

/** The API's reply, at once or when the test releases it. */
type Answer = (
  method: string,
  path: string,
  body: unknown,
  query: URLSearchParams,
  headers: Headers,
) => Promise<Response> | Response;

/** A refusal in the API's shape. */
export const toRefusal = (
  status: number,
  code: string,
  message: string,
  fields: Record<string, string> = {},
) => Response.json({ message, code, requestId: "r", fields }, { status });

/** A reply that the test releases with `send`. */
export function holdReply() {
  let send: (reply: Response) => void = () => {};
  const reply = new Promise<Response>((resolve) => (send = resolve));
  return { reply, send };
}

type Options = {
  answer?: Answer;
  language?: Language;
  shop?: Partial<ShopContext>;
  /** The fragment of the page's address. */
  hash?: string | undefined;
  /** Defaults to no session. */
  session?: Session;
  /** Replaces parts of the functions for signing in and out. */
  signIn?: Partial<SignIn>;
};

/**
 * Renders a component inside the shop's providers: texts, shop context, settings, query client, API and router. The
 * component's page is /here; every other address is an empty page. `calls` are the calls that reached the API.
 */
export async function renderWithApp(component: ReactNode, options: Options = {}) {
  const { answer = () => toRefusal(404, "not_found", "Not found"), language = "sv" } = options;
  let changeSession: (session: Session) => void = () => {};
  function TestSession({ children }: { children: ReactNode }) {
    const [session, setSession] = useState(options.session ?? noSession);
    changeSession = setSession;
    return (
      <SessionContext value={session}>
        <SignInContext value={{ ...signIn, ...options.signIn }}>{children}</SignInContext>
      </SessionContext>
    );
  }
  const signIn = { problem: null, failedEmail: null, isExpired: false, returnTo: null, ...signInActions };
  const shop = toTestShop({ language, ...options.shop });
  const i18n = await createTestI18n(language);
  const calls: { method: string; path: string; body: unknown }[] = [];
  const api = createApiClient({
    baseUrl: "http://api",
    query: {},
    fetch: async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input);
      const body: unknown = typeof init?.body === "string" ? JSON.parse(init.body) : undefined;
      const call = { method: init?.method ?? "GET", path: url.pathname, body };
      calls.push(call);
      return answer(call.method, call.path, call.body, url.searchParams, new Headers(init?.headers));
    },
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const root = createRootRouteWithContext<RouterContext>()({ component: Outlet });
  const here = createRoute({ getParentRoute: () => root, path: "/here", component: () => component });
  const elsewhere = createRoute({ getParentRoute: () => root, path: "$", component: () => null });
  const router = createRouter({
    routeTree: root.addChildren([here, elsewhere]),
    history: createMemoryHistory({ initialEntries: [`/here${options.hash ?? ""}`] }),
    context: { queryClient, api, i18n, shop, report: () => {}, takesPayment: true },
    parseSearch,
    stringifySearch,
    Wrap: ({ children }) => (
      <QueryClientProvider client={queryClient}>
        <I18nextProvider i18n={i18n}>
          <ImagesContext value={shop.externalServices.imagesUrl}>
            <SettingsProvider initial={shop.settings}>
              <TestSession>{children}</TestSession>
            </SettingsProvider>
          </ImagesContext>
        </I18nextProvider>
      </QueryClientProvider>
    ),
  });
  onTestFinished(() => {
    cleanup();
    sessionStorage.clear();
    localStorage.clear();
  });
  // jsdom has no layout and cannot scroll.
  window.scrollTo = () => {};
  // The router's types know only the shop's routes; this router has two routes of its own.
  const page = render(<RouterProvider router={router as never} />);
  await waitFor(() => {
    // A component that navigates to another page at once renders nothing that the test could wait for.
    const isLeft = router.state.location.pathname !== "/here";
    const isDrawn = isLeft || page.container.childElementCount > 0;
    if (router.state.status !== "idle" || !isDrawn) throw new Error("not yet");
  });
  const listFaults = watchTexts(page.container);
  onTestFinished(() => expect(listFaults(), "texts that a translated page would not follow").toEqual([]));
  return {
    ...page,
    calls,
    setSession: (next: Session) => act(() => changeSession(next)),
    queryClient,
    router,
    t: i18n.t,
    user: userEvent.setup(),
  };
}
