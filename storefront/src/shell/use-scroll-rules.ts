import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { scrollRestoreMs } from "../browser/timings.ts";
import { resolveScroll } from "./resolve-scroll.ts";

/**
 * Sees to it that a page stands where [2.56] says. The router restores at once where it was and goes to the top
 * elsewhere; what differs is done here: a page that is no listing starts at its top even on the way back, a listing is
 * put right once more when what it shows has come, and what stands behind "#" may be a token.
 */
export function useScrollRules(): void {
  const router = useRouter();
  useEffect(() => {
    const leftAt = new Map<string | undefined, number>();
    let isReturn = false;
    let restoring: ReturnType<typeof setTimeout> | undefined;
    const stops = [
      router.history.subscribe(({ action }) => {
        isReturn = action.type === "BACK" || action.type === "FORWARD" || action.type === "GO";
      }),
      router.subscribe("onBeforeLoad", ({ fromLocation }) => {
        clearTimeout(restoring);
        if (fromLocation) leftAt.set(fromLocation.state.__TSR_key, window.scrollY);
      }),
      router.subscribe("onRendered", ({ fromLocation, toLocation }) => {
        if (!fromLocation) return;
        if (toLocation.hash) return showHash(fromLocation.pathname, toLocation);
        if (!isReturn) return;
        const passage = { from: fromLocation.pathname, to: toLocation.pathname, isReturn };
        const rule = resolveScroll(passage);
        if (rule === "top") window.scrollTo(0, 0);
        if (rule !== "restore") return;
        const wanted = leftAt.get(toLocation.state.__TSR_key);
        const shown = window.scrollY;
        restoring = setTimeout(() => {
          // Who has scrolled meanwhile is not pulled back.
          if (wanted !== undefined && window.scrollY === shown) window.scrollTo(0, wanted);
        }, scrollRestoreMs);
      }),
    ];
    return () => {
      clearTimeout(restoring);
      for (const stop of stops) stop();
    };
  }, [router]);
}

/** The router goes to what "#" names; another page that has nothing of that name starts at its top. */
function showHash(from: string, { pathname, hash }: { pathname: string; hash: string }): void {
  if (from !== pathname && document.getElementById(hash) === null) window.scrollTo(0, 0);
}
