import latinFont from "@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2?url";
import { createRootRouteWithContext, HeadContent, Outlet, redirect, Scripts } from "@tanstack/react-router";
import { loadNamespaces } from "../i18n/create-i18n.ts";
import { Frame } from "../shell/frame.tsx";
import { SessionProvider } from "../shell/session-provider.tsx";
import { toCanonicalPath } from "../site/canonical-path.ts";
import { toFixedHead } from "../site/page-head.ts";
import { queriesScriptId, toQueriesScript } from "../site/queries-script.ts";
import type { RouterContext } from "../site/router-context.ts";
import { SettingsProvider, toThemeClass } from "../site/settings-context.tsx";
import { shopScriptId, toShopScript } from "../site/shop-script.ts";

export const Route = createRootRouteWithContext<RouterContext>()({
  // The frame itself needs only the texts of every page.
  beforeLoad: async ({ matches, context, location }) => {
    const page = matches.at(-1);
    const path = toCanonicalPath(location.pathname, page?.fullPath ?? "", page?.staticData.hasSlugs === true);
    // The server redirects before rendering; this redirect is for links followed in the browser.
    if (page && path !== location.pathname)
      throw redirect({
        href: `${path}${location.searchStr}${location.hash && `#${location.hash}`}`,
        statusCode: 308,
        replace: true,
      });
    await loadNamespaces(
      context.i18n,
      matches.flatMap((match) => match.staticData.texts ?? []),
    );
  },
  head: ({ matches, match }) => {
    // Fallback for a page without a head of its own. A page is missing when only the frame matched, or when a route has
    // thrown notFound().
    const isMissing = matches.length === 1 || matches.some((other) => other.status === "notFound");
    const fallback = toFixedHead(match.context, isMissing ? "notFound" : "home", null, isMissing);
    return {
      meta: [
        { charSet: "utf-8" },
        { name: "viewport", content: "width=device-width, initial-scale=1, viewport-fit=cover" },
        ...fallback.meta,
      ],
      links: [
        {
          rel: "preload",
          as: "font",
          type: "font/woff2",
          href: latinFont,
          crossOrigin: "anonymous" as const,
        },
        { rel: "icon", sizes: "32x32", href: "/favicon.ico" },
        { rel: "icon", type: "image/svg+xml", href: "/favicon.svg" },
        { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
        { rel: "manifest", href: "/shop.webmanifest" },
      ],
    };
  },
  component: Document,
});

function Document() {
  const { shop, queryClient } = Route.useRouteContext();
  return (
    <html
      className={toThemeClass(shop.settings.theme)}
      lang={shop.language === shop.site.language ? shop.site.hreflang : shop.language}
      suppressHydrationWarning
    >
      <head>
        <HeadContent />
        <meta content="#faf7f2" media="(prefers-color-scheme: light)" name="theme-color" />
        <meta content="#131614" media="(prefers-color-scheme: dark)" name="theme-color" />
        <script
          dangerouslySetInnerHTML={{ __html: toShopScript(shop) }}
          id={shopScriptId}
          suppressHydrationWarning
          type="application/json"
        />
      </head>
      <body>
        <SettingsProvider initial={shop.settings}>
          <SessionProvider>
            <Frame>
              <Outlet />
            </Frame>
          </SessionProvider>
        </SettingsProvider>
        {/* The browser has read this script before React hydrates the page; React leaves it unchanged. */}
        <script
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? toQueriesScript(queryClient) : "" }}
          id={queriesScriptId}
          suppressHydrationWarning
          type="application/json"
        />
        <Scripts />
      </body>
    </html>
  );
}
