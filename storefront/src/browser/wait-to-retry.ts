/**
 * Waits before what did not answer is asked again: so long, no longer than until the browser comes back online, and where
 * it is offline by then until it does.
 */
export function waitToRetry(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener("online", end);
      resolve();
    };
    const timer = setTimeout(() => {
      if (navigator.onLine) end();
    }, ms);
    window.addEventListener("online", end);
  });
}
