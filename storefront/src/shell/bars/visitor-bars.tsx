import { useState, useSyncExternalStore } from "react";
import { answerCookies, useAgreedCookies } from "../../browser/use-agreed-cookies.ts";
import { ConsentBar } from "./consent-bar.tsx";
import { focusContent } from "./focus-content.ts";
import { isBot } from "./is-bot.ts";
import { MessageBars } from "./message-bars.tsx";

/** A page that the browser prerenders. */
const isPrerendering = () => "prerendering" in document && document.prerendering === true;

function onOpened(onChange: () => void): () => void {
  document.addEventListener("prerenderingchange", onChange);
  return () => document.removeEventListener("prerenderingchange", onChange);
}

/**
 * What lies over the foot of every page: the question of cookies, and once that is answered the messages that were
 * not seen yet; nothing for bots and before the page is shown [2.53]. It lies over the page, so that nothing moves.
 */
export default function VisitorBars() {
  const isUnopened = useSyncExternalStore(onOpened, isPrerendering);
  const stored = useAgreedCookies();
  const [answered, setAnswered] = useState<boolean | null>(null);
  if (isUnopened || isBot(navigator.userAgent)) return null;
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
