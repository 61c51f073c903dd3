/**
 * Whether the router may restore the scroll position [2.56]: always but the first time. An inline script of the server
 * has restored the first page; a shopper who has scrolled before hydration is not moved back.
 */
export function createScrollRestoration(): () => boolean {
  let isFirst = !import.meta.env.SSR;
  return () => {
    if (!isFirst) return true;
    isFirst = false;
    // The router stores the positions of scroll events that it has seen, and missed this one.
    document.dispatchEvent(new Event("scroll"));
    return false;
  };
}
