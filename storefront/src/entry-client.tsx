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

// A release replaces the files of the last one: a page that still wants these reloads, once [8.12].
window.addEventListener("vite:preloadError", ({ payload }) => {
  // The router reloads by itself, offline too, on an error that begins with the browser's own words. The test of a page that
  // is opened offline (e2e/shopper/offline.spec.ts) fails when a new router reads other words.
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
    // As if it was not caught: listeners for the page's errors hear of it.
    reportError(error);
  },
});

const matches = router.matchRoutes(router.latestLocation);
const takesPayment = matches.some((match) => match.staticData.takesPayment === true);
router.update({ context: { ...router.options.context, takesPayment } });

// What the server wrote is taken over as it is: the page's own texts have to be there.
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
        // The header answers a moment before the page below it: a press then leads on, and what React finds is the next page.
        if (router.latestLocation.href === opened) reportError(error);
      },
    },
  );
});
