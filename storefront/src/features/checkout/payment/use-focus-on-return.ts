import { useEffect, useRef } from "react";

/**
 * The heading of a form takes the focus when the form is back after something else stood in its place, unless what went
 * wrong there has taken it.
 */
export function useFocusOnReturn(isAway: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasAway = useRef(isAway);
  useEffect(() => {
    const isFocusLost = document.activeElement === document.body;
    if (wasAway.current && !isAway && isFocusLost) heading.current?.focus();
    wasAway.current = isAway;
  }, [isAway]);
  return heading;
}
