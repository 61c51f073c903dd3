/** Whether the browser is prerendering the page before a visit. */
export const isPrerendering = () => "prerendering" in document && document.prerendering === true;

/**
 * Calls back once the page is shown; at once when it already is.
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
