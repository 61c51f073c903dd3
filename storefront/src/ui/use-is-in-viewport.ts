import { type RefObject, useEffect, useState } from "react";

/** Tells whether any part of an element is on the screen; false on the server and until the page is hydrated. */
export function useIsInViewport(element: RefObject<Element | null>): boolean {
  const [isInViewport, setIsInViewport] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) => setIsInViewport(entry?.isIntersecting ?? false));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isInViewport;
}
