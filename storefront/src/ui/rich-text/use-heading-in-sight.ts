import { useEffect, useState } from "react";
import type { Heading } from "./list-headings.ts";

/** Below the header, and above the fold: where the eyes are while reading. */
const readingZone = "-96px 0px -65% 0px";

/** The heading that is being read below: the last one that has come into the upper part of the screen. */
export function useHeadingInSight(headings: readonly Heading[]): string | null {
  const [inSight, setInSight] = useState<string | null>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.findLast((entry) => entry.isIntersecting);
        if (entered) setInSight(entered.target.id);
      },
      { rootMargin: readingZone },
    );
    for (const { id } of headings) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [headings]);
  return inSight;
}
