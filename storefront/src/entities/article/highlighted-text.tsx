import { Fragment } from "react";
import { toHighlightParts } from "./to-highlight-parts.ts";

/** A text of the search service with what was found in it set off. */
export function HighlightedText({ value }: { value: string }) {
  return toHighlightParts(value).map(({ start, text, isMatch }) =>
    isMatch ? (
      <mark className="rounded-xs bg-accent-soft text-ink" key={start}>
        {text}
      </mark>
    ) : (
      <Fragment key={start}>{text}</Fragment>
    ),
  );
}
