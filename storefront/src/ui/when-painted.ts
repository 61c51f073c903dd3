const longestWaitMs = 500;

/**
 * Until the browser has painted the page that the server wrote, so that making it alive does not stand in the way; a tab
 * in the background paints nothing and waits half a second.
 */
export function whenPainted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve, 0));
    setTimeout(resolve, longestWaitMs);
  });
}
