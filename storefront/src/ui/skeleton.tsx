/** Grey bars in place of a text that is loading, one per line. Screen readers announce the label. */
export function Skeleton({ lines, label }: { lines: number; label: string }) {
  return (
    <output className="grid gap-4">
      <span className="sr-only">{label}</span>
      {Array.from({ length: lines }, (_, index) => (
        <span
          aria-hidden="true"
          className="block h-14 rounded-2xl bg-sunken motion-safe:animate-pulse"
          key={index}
        />
      ))}
    </output>
  );
}
