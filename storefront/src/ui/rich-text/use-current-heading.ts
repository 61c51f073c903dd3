import { useEffect, useState } from "react";
import type { Heading } from "./list-headings.ts";

/** The part of the viewport between the sticky header and the upper third, where people read. */
const readingZone = "-96px 0px -65% 0px";

/** The id of the current heading: the last one that entered the upper part of the viewport. */
export function useCurrentHeading(headings: readonly Heading[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.findLast((entry) => entry.isIntersecting);
        if (entered) setCurrent(entered.target.id);
      },
      { rootMargin: readingZone },
    );
    for (const { id } of headings) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [headings]);
  return current;
}
