import type { VariationSummary } from "@spolverk/bff/contract";
import { Fragment } from "react";

/** A variation by its attributes: the primary one first, then the secondary and the rest [2.48]. */
export function AttributeText({ texts }: { texts: VariationSummary["attributeTexts"] }) {
  const [primary, ...others] = texts;
  if (!primary) return null;
  return (
    // What is cut off at the left is the dot before the first one of each line.
    <p className="mt-0.5 -ml-3 text-sm text-soft [clip-path:inset(0_0_0_0.75rem)]">
      <span className="pl-3 font-medium text-ink">{primary.text}</span>
      {others.map(({ name, text }) => (
        <Fragment key={name}>
          {" "}
          <span className="relative inline-block pl-3 before:absolute before:left-0.5 before:content-['·']">
            {text}
          </span>
        </Fragment>
      ))}
    </p>
  );
}
