/** Is it a page that the browser prerenders, before it is known to be visited? */
export const isPrerendering = () => "prerendering" in document && document.prerendering === true;

/**
 * Calls back once the page is shown, at once where it is.
 *
 * @returns what takes that back
 */
export function onOpened(callback: () => void): () => void {
  if (!isPrerendering()) {
    callback();
    return () => {};
  }
  document.addEventListener("prerenderingchange", callback, { once: true });
  return () => document.removeEventListener("prerenderingchange", callback);
}
