import { Fragment } from "react";
import { toHighlightParts } from "./to-highlight-parts.ts";

/** A text of the search service with what was found in it set off. */
export function HighlightedText({ value }: { value: string }) {
  return toHighlightParts(value).map(({ text, isMatch }, at) =>
    isMatch ? (
      // Parts of one text never change places.
      <mark className="rounded-xs bg-accent-soft text-ink" key={at}>
        {text}
      </mark>
    ) : (
      <Fragment key={at}>{text}</Fragment>
    ),
  );
}
