/**
 * Waits before a retry: for this time, or until the browser comes back online if that is sooner. When the browser is
 * offline at the end of the time, it waits until it is online.
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
