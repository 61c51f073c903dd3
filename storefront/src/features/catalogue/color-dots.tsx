const most = 6;

/** The colours a product comes in, a few of them as dots. */
export function ColorDots({ hexes, label }: { hexes: readonly string[]; label: string }) {
  return (
    <span className="flex items-center gap-1.5 text-sm text-soft">
      <span aria-hidden="true" className="flex -space-x-1.5">
        {hexes.slice(0, most).map((hex) => (
          <span
            className="size-4 rounded-full border-2 border-surface ring-1 ring-line"
            key={hex}
            style={{ backgroundColor: hex }}
          />
        ))}
      </span>
      {label}
    </span>
  );
}
