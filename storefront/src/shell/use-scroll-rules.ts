import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { scrollRestoreMs } from "../browser/timings.ts";
import { resolveScroll } from "./resolve-scroll.ts";

/**
 * Scrolls pages as [2.56] demands, where the router does not. On going back, the router restores every position at
 * once; on any other navigation it scrolls to the top. On going back, this hook scrolls to the top of a page that is
 * not a listing, and restores a listing again once its content has loaded. It also handles fragments that are tokens.
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
          // Do not move a shopper who has scrolled since the page was shown.
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

/** The router scrolls to the anchor in the fragment. A new page that lacks this anchor starts at its top. */
function showHash(from: string, { pathname, hash }: { pathname: string; hash: string }): void {
  if (from !== pathname && document.getElementById(hash) === null) window.scrollTo(0, 0);
}
