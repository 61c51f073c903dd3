import { useState, useSyncExternalStore } from "react";
import { isPrerendering } from "../../browser/on-opened.ts";
import { answerCookies, useAgreedCookies } from "../../browser/use-agreed-cookies.ts";
import { isSessionOver } from "../../session/session-store.ts";
import { useSession } from "../../session/use-session.ts";
import { useSignIn } from "../../session/use-sign-in.ts";
import { ConsentBar } from "./consent-bar.tsx";
import { focusContent } from "./focus-content.ts";
import { isBot } from "./is-bot.ts";
import { MessageBars } from "./message-bars.tsx";

function onPrerenderingChange(onChange: () => void): () => void {
  document.addEventListener("prerenderingchange", onChange);
  return () => document.removeEventListener("prerenderingchange", onChange);
}

/**
 * What lies over the foot of every page: the question of cookies, and once that is answered the messages that were
 * not seen yet; nothing for bots, before the page is shown [2.53], and while the page asks to sign in again, which lies
 * there too. It lies over the page, so that nothing moves.
 */
export default function VisitorBars() {
  const isUnopened = useSyncExternalStore(onPrerenderingChange, isPrerendering);
  const stored = useAgreedCookies();
  const [answered, setAnswered] = useState<boolean | null>(null);
  const isOver = isSessionOver({ session: useSession(), ...useSignIn() });
  if (isOver || isUnopened || isBot(navigator.userAgent)) return null;
  const answer = (isAgreed: boolean) => {
    focusContent();
    setAnswered(isAgreed);
    answerCookies(isAgreed);
  };
  return (
    <div
      className="pointer-events-none fixed inset-x-0 bottom-[calc(4rem+1px+env(safe-area-inset-bottom))] z-40 sm:bottom-0 print:hidden"
      data-visitor-bars
    >
      {(stored ?? answered) === null ? <ConsentBar onAnswer={answer} /> : <MessageBars />}
    </div>
  );
}
