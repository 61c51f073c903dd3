import { useLocation, useRouteContext } from "@tanstack/react-router";
import { lazy, useState, useSyncExternalStore } from "react";
import { loadChunk } from "../../browser/chunk-failure.ts";
import { closeCookieQuestion, useCookieQuestion } from "../../browser/cookie-question.ts";
import { isPrerendering } from "../../browser/on-opened.ts";
import { answerCookies, useAgreedCookies } from "../../browser/use-agreed-cookies.ts";
import { PendingOrder } from "../../features/checkout/pending/pending-order.tsx";
import { isSessionOver } from "../../session/session-store.ts";
import { useSession } from "../../session/use-session.ts";
import { useSignIn } from "../../session/use-sign-in.ts";
import { ChunkErrorBoundary } from "../../ui/chunk-error-boundary.tsx";
import { ConsentBar } from "./consent-bar.tsx";
import { focusContent } from "./focus-content.ts";

/**
 * Whether a user agent is a bot, which gets neither the cookie bar nor site messages [2.53]. Phones of the brand Cubot
 * have "bot" in their user agent too, but their owners need the cookie question.
 */
export function isBot(userAgent: string): boolean {
  return /bot|crawl|spider/i.test(userAgent.replaceAll(/\bcubot/gi, ""));
}

// Loaded lazily, because a new visitor answers the cookie question before any message appears.
const MessageBars = lazy(() => loadChunk(() => import("./message-bars.tsx")));

function onPrerenderingChange(onChange: () => void): () => void {
  document.addEventListener("prerenderingchange", onChange);
  return () => document.removeEventListener("prerenderingchange", onChange);
}

/**
 * The bars at the foot of every page, fixed so that nothing shifts: the state of an order whose page was left, the
 * cookie question (again on request), and after its answer the unseen messages. The bars are hidden from bots, on a
 * prerendered page until it is shown [2.53], and while the page asks in the same place for a new sign-in.
 */
export default function VisitorBars() {
  const isUnopened = useSyncExternalStore(onPrerenderingChange, isPrerendering);
  const { shop } = useRouteContext({ from: "__root__" });
  const isReopened = useCookieQuestion();
  const stored = useAgreedCookies();
  const isCheckout = useLocation({ select: ({ pathname }) => /^\/checkout(?:\/|$)/.test(pathname) });
  const [answered, setAnswered] = useState<boolean | null>(null);
  const current = stored ?? answered;
  const isOver = isSessionOver({ session: useSession(), ...useSignIn() });
  if (isOver || isUnopened || isBot(navigator.userAgent)) return null;
  const answer = (isAgreed: boolean) => {
    const opener = closeCookieQuestion();
    if (opener) opener.focus();
    else focusContent();
    setAnswered(isAgreed);
    answerCookies(isAgreed, shop.site.legal.consentDays);
  };
  return (
    <div
      className="pointer-events-none fixed inset-x-0 bottom-[calc(4rem+1px+env(safe-area-inset-bottom))] z-40 sm:bottom-0 print:hidden"
      data-visitor-bars
    >
      {!isCheckout && <PendingOrder onDismissed={focusContent} />}
      {current === null || isReopened ? (
        <ConsentBar answer={current} isReopened={isReopened} onAnswer={answer} />
      ) : (
        <ChunkErrorBoundary resetKey="messages">
          <MessageBars />
        </ChunkErrorBoundary>
      )}
    </div>
  );
}
