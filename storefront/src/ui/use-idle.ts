import { useEffect, useState } from "react";

const longestWaitMs = 2000;
/** Safari has no requestIdleCallback. */
const withoutCallbackMs = 200;

/** Tells whether the page has loaded and the browser had a moment with nothing to do since; for what can wait. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const setIdle = () => setIsIdle(true);
    const wait = () => {
      if (typeof requestIdleCallback === "function") requestIdleCallback(setIdle, { timeout: longestWaitMs });
      else setTimeout(setIdle, withoutCallbackMs);
    };
    if (document.readyState === "complete") wait();
    else window.addEventListener("load", wait, { once: true });
    return () => window.removeEventListener("load", wait);
  }, []);
  return isIdle;
}
