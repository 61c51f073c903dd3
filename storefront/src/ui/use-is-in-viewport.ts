import { type RefObject, useEffect, useState } from "react";

/** Whether any part of an element is visible in the viewport; false on the server and until hydration. */
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
