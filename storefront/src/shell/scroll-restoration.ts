/**
 * Whether the router may restore the scroll position [2.56]: always except the first time. An inline script in the
 * server's HTML has already restored the position of the first page. Restoring it again would move a shopper who has
 * scrolled before hydration.
 */
export function createScrollRestoration(): () => boolean {
  let isFirst = !import.meta.env.SSR;
  return () => {
    if (!isFirst) return true;
    isFirst = false;
    // The router stores the position only on a scroll event, and it did not listen yet when the shopper scrolled.
    document.dispatchEvent(new Event("scroll"));
    return false;
  };
}
