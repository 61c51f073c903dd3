/** As many are painted; on a phone, where two cards stand beside one another, four of them are seen. */
const most = 6;

/** From the middle of a dot to the middle of the next, in pixels; a dot is 18 wide, ring included. */
const step = 10;

/** A dot with a gap and a fine ring around it, painted rather than built: a list of cards has two hundred. */
const toDot = (hex: string, at: number) =>
  `radial-gradient(circle at ${at * step + 9}px,${hex} 5.5px,var(--surface) 6px 7.5px,var(--line) 8px 8.5px,#0000 9px)`;

/** The colours a product comes in, a few of them as dots, each lying over the next. */
export function ColorDots({ hexes, label }: { hexes: readonly string[]; label: string }) {
  const shown = hexes.slice(0, most);
  return (
    <span className="flex items-center gap-1.5 text-sm whitespace-nowrap text-soft">
      <span
        aria-hidden="true"
        className="h-4.5 max-w-12 rounded-full sm:max-w-17"
        style={{
          width: (shown.length - 1) * step + 18,
          backgroundImage: shown.map(toDot).join(),
        }}
      />
      {label}
    </span>
  );
}
