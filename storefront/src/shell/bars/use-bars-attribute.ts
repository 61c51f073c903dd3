import { useLayoutEffect } from "react";

/**
 * Marks the root element while bars cover the bottom of the page, so that a focused element scrolls to above them.
 * An attribute, because a :has() selector for the bars would be evaluated at every change of the page.
 */
export function useBarsAttribute(isShown: boolean): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.toggleAttribute("data-bars", isShown);
    return () => root.removeAttribute("data-bars");
  }, [isShown]);
}
