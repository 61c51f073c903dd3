/** Whether the browser is prerendering the page, which the shopper may never open. */
export const isPrerendering = () => "prerendering" in document && document.prerendering === true;

/**
 * Calls back once the page is shown, or at once when it is shown already.
 *
 * @returns a function that cancels the callback
 */
export function onOpened(callback: () => void): () => void {
  if (!isPrerendering()) {
    callback();
    return () => {};
  }
  document.addEventListener("prerenderingchange", callback, { once: true });
  return () => document.removeEventListener("prerenderingchange", callback);
}
