import { useEffect, useState } from "react";
import { whenIdle } from "./when-idle.ts";

/** Has the page loaded, and had the browser a moment with nothing to do? What can wait waits for it. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const wait = () => void whenIdle().then(() => setIsIdle(true));
    if (document.readyState === "complete") wait();
    else window.addEventListener("load", wait, { once: true });
    return () => window.removeEventListener("load", wait);
  }, []);
  return isIdle;
}
