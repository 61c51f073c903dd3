import { useCallback, useSyncExternalStore } from "react";

/** Does a media query match now? On the server and until the page is alive, as `before` says. */
export function useMediaQuery(query: string, before = false): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", onChange);
      return () => list.removeEventListener("change", onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => before,
  );
}
