import { useRouteContext, useRouterState } from "@tanstack/react-router";
import { lazy, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { usePageEvents } from "../analytics/use-page-events.ts";
import { loadChunk } from "../browser/chunk-failure.ts";
import { useRestoredCart } from "../entities/cart/use-restored-cart.ts";
import { useAccountWishList } from "../entities/catalogue/use-account-wish-list.ts";
import { useRouteMetadata } from "../site/use-route-links.ts";
import { ChunkErrorBoundary } from "../ui/chunk-error-boundary.tsx";
import { NoScript } from "../ui/no-script.tsx";
import { useIdle } from "../ui/use-idle.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { TabBar } from "./tab-bar.tsx";
import { useFocusOnNavigation } from "./use-focus-on-navigation.ts";
import { useScrollRules } from "./use-scroll-rules.ts";

// The server does not render these bars, and the browser loads them after the page, because they can wait.
const VisitorBars = lazy(() => loadChunk(() => import("./bars/visitor-bars.tsx")));

export function Frame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { shop } = useRouteContext({ from: "__root__" });
  // A private page needs JavaScript, because its content is rendered in the browser only.
  const { noContainer, isPrivate = false } = useRouteMetadata();
  useFocusOnNavigation();
  useScrollRules();
  return (
    <>
      <a
        className="sr-only z-50 rounded-full bg-accent px-6 py-3 font-semibold text-accent-ink focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
        href="#content"
      >
        {t("nav.skip")}
      </a>
      <PageEffects />
      <IdleBars />
      <ProgressBar />
      <Header />
      <main
        className={noContainer ? "" : "container-page pt-4 sm:pt-6"}
        data-needs-script={isPrivate || undefined}
        id="content"
        tabIndex={-1}
      >
        {isPrivate && (
          <NoScript email={shop.support.email} phone={shop.support.phone} text={t("noScript.text")} />
        )}
        {children}
      </main>
      <Footer />
      <TabBar />
    </>
  );
}

/** Effects without output, in their own component so that none of them rerenders the frame. */
function PageEffects() {
  useRestoredCart();
  useAccountWishList();
  usePageEvents();
  return null;
}

function IdleBars() {
  const isIdle = useIdle();
  return <ChunkErrorBoundary resetKey="bars">{isIdle && <VisitorBars />}</ChunkErrorBoundary>;
}

/** A line at the top while the next page loads. */
function ProgressBar() {
  const isLoading = useRouterState({ select: (state) => state.status === "pending" });
  if (!isLoading) return null;
  return (
    <div
      aria-hidden="true"
      className="fixed inset-x-0 top-0 z-50 h-0.5 origin-left animate-[progress-in_4s_ease-out_0.15s_both] bg-accent"
    />
  );
}
