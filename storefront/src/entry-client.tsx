import "./app.css";
import { RouterClient } from "@tanstack/react-router/ssr/client";
import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { createShopApi } from "./api/create-shop-api.ts";
import { mayReload } from "./browser/chunk-failure.ts";
import { receiveDrafts } from "./browser/draft-handover.ts";
import { openStorage } from "./browser/open-storage.ts";
import { createI18n, loadNamespaces } from "./i18n/create-i18n.ts";
import { createAppRouter } from "./router.tsx";
import { sessionStore, startSession } from "./session/session-store.ts";
import { readShopScript } from "./site/shop-script.ts";

// A release replaces the files of the previous release. A page that still requests the previous files reloads, once
// [8.12].
window.addEventListener("vite:preloadError", ({ payload }) => {
  // The router reloads the page by itself, even offline, on an error that begins with the browser's own message. The
  // prefix prevents that. The test of a page that is opened offline (e2e/shopper/offline.spec.ts) fails when a new
  // version of the router matches other messages.
  payload.message = `A part of the shop is missing: ${payload.message}`;
  const state = { now: Date.now(), isOnline: navigator.onLine };
  if (mayReload(() => window.sessionStorage, state)) window.location.reload();
});

const shop = readShopScript(document);
receiveDrafts(shop.sites);
startSession(sessionStore, {
  clientId: shop.signIn?.clientId ?? null,
  storage: openStorage(),
  pathname: window.location.pathname,
});
const i18n = await createI18n(shop.language);
const router = createAppRouter({
  shop,
  i18n,
  api: createShopApi(shop, { baseUrl: "/api", credentials: sessionStore.credentials }),
  report: (message, error) => {
    console.error(message, error.message);
    // Reports the error like an uncaught one, so that the page's error listeners receive it.
    reportError(error);
  },
});

const matches = router.matchRoutes(router.latestLocation);
const takesPayment = matches.some((match) => match.staticData.takesPayment === true);
router.update({ context: { ...router.options.context, takesPayment } });

// The route's texts are loaded before hydration, which has to match the server's HTML.
await loadNamespaces(
  i18n,
  matches.flatMap((match) => match.staticData.texts ?? []),
);

const opened = router.latestLocation.href;
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
    {
      onRecoverableError: (error) => {
        // The header hydrates a moment before the page below it. If the shopper has pressed a link there meanwhile,
        // React hydrates the next page, and the mismatch is no error.
        if (router.latestLocation.href === opened) reportError(error);
      },
    },
  );
});
