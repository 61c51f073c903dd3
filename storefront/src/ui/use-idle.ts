import { useEffect, useState } from "react";

/** Safari has no requestIdleCallback: a moment later will do. */
const whenIdle = (run: () => void) =>
  typeof requestIdleCallback === "function"
    ? requestIdleCallback(run, { timeout: 2000 })
    : setTimeout(run, 200);

/** Has the page loaded, and had the browser a moment with nothing to do? What can wait waits for it. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const wait = () => void whenIdle(() => setIsIdle(true));
    if (document.readyState === "complete") wait();
    else window.addEventListener("load", wait, { once: true });
    return () => window.removeEventListener("load", wait);
  }, []);
  return isIdle;
}
