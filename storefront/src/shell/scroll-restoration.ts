/**
 * Says when the router may put a page in its place [2.56]: always but the first time. The first page was put there by
 * the script that the server wrote into it; a shopper who has scrolled since, before hydration, is not pulled back.
 */
export function createScrollRestoration(): () => boolean {
  let isFirst = !import.meta.env.SSR;
  return () => {
    if (!isFirst) return true;
    isFirst = false;
    // The router remembers the place of what it has seen scrolled, and was not there to see this.
    document.dispatchEvent(new Event("scroll"));
    return false;
  };
}
