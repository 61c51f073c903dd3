import { useEffect, useRef } from "react";

/** The heading of a form takes the focus when the form is back after something else stood in its place. */
export function useFocusOnReturn(isAway: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasAway = useRef(isAway);
  useEffect(() => {
    if (wasAway.current && !isAway) heading.current?.focus();
    wasAway.current = isAway;
  }, [isAway]);
  return heading;
}
