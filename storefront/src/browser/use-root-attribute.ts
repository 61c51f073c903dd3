import { useLayoutEffect } from "react";

/**
 * Sets an attribute on the root element, by which the style sheet knows a state of the whole page. A `:has()` selector
 * would be evaluated again at every change of the page.
 */
export function useRootAttribute(name: `data-${string}`, isSet: boolean): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.toggleAttribute(name, isSet);
    return () => root.removeAttribute(name);
  }, [name, isSet]);
}
