import type { Mark } from "../site/shop-context.ts";

/** Payment providers or carriers as small plates with their names: our own drawing, no logo [2.35]. */
export function FooterMarks({ label, marks }: { label: string; marks: readonly Mark[] }) {
  return (
    <div>
      <h2 className="mb-2 text-sm tracking-normal">{label}</h2>
      <ul className="flex flex-wrap gap-2">
        {marks.map((mark) => (
          <li
            className="grid h-8 place-items-center rounded-lg border border-line bg-surface px-2.5 text-xs font-bold tracking-tight text-soft"
            key={mark.id}
          >
            {mark.name}
          </li>
        ))}
      </ul>
    </div>
  );
}
