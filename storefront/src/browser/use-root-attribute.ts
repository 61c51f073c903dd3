import { useLayoutEffect } from "react";

/**
 * Marks the root element for the style sheet while something holds that concerns the whole page. An attribute, because a
 * :has() selector would be evaluated at every change of the page.
 */
export function useRootAttribute(name: `data-${string}`, isSet: boolean): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.toggleAttribute(name, isSet);
    return () => root.removeAttribute(name);
  }, [name, isSet]);
}
