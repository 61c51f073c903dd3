/**
 * Waits before a retry: for this time, or less if the browser comes back online earlier. If the browser is offline at
 * the end of the time, the wait lasts until it is online.
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
