import type { CSSProperties } from "react";

/** The variables by which the class color-dots paints a dot each; on a phone four of them are seen. */
const variables = ["--a", "--b", "--c", "--d", "--e", "--f"] as const;

/** Pixels from the middle of a dot to the middle of the next; a dot is 18 wide, ring included. */
const step = 10;

/** The colors a product comes in, a few of them as dots, each lying over the next. */
export function ColorDots({ hexes, label }: { hexes: readonly string[]; label: string }) {
  const shown = hexes.slice(0, variables.length);
  const colors = Object.fromEntries(shown.map((hex, at) => [variables[at], hex]));
  const width = (shown.length - 1) * step + 18;
  return (
    <span className="card-colors">
      <span aria-hidden="true" className="color-dots" style={{ width, ...colors } as CSSProperties} />
      {label}
    </span>
  );
}
