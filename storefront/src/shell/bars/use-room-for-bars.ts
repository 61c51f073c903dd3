import { useLayoutEffect } from "react";

/**
 * Says on the root element that bars lie over the foot of the page, so that what is focused comes to lie above them.
 * Said there, for a selector that looks for the bars would have every change of the page looked through.
 */
export function useRoomForBars(isShown: boolean): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.toggleAttribute("data-bars", isShown);
    return () => root.removeAttribute("data-bars");
  }, [isShown]);
}
