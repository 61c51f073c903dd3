const most = 6;
/** On a phone, two cards beside one another. */
const mostOnPhone = 4;

/** The colours a product comes in, a few of them as dots. */
export function ColorDots({ hexes, label }: { hexes: readonly string[]; label: string }) {
  return (
    <span className="flex items-center gap-1.5 text-sm whitespace-nowrap text-soft">
      <span aria-hidden="true" className="flex -space-x-1.5">
        {hexes.slice(0, most).map((hex, at) => (
          <span
            className={`size-4 rounded-full border-2 border-surface ring-1 ring-line ${at < mostOnPhone ? "" : "max-sm:hidden"}`}
            key={hex}
            style={{ backgroundColor: hex }}
          />
        ))}
      </span>
      {label}
    </span>
  );
}
