import { useEffect, useState } from "react";

const timeoutMs = 2000;
/** Safari has no requestIdleCallback. */
const fallbackDelayMs = 200;

/**
 * Whether the page has loaded and the browser has been idle at least once after that. Work that can wait starts then.
 */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const setIdle = () => setIsIdle(true);
    const wait = () => {
      if (typeof requestIdleCallback === "function") requestIdleCallback(setIdle, { timeout: timeoutMs });
      else setTimeout(setIdle, fallbackDelayMs);
    };
    if (document.readyState === "complete") wait();
    else window.addEventListener("load", wait, { once: true });
    return () => window.removeEventListener("load", wait);
  }, []);
  return isIdle;
}
