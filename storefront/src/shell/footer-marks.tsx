import type { Mark } from "../site/shop-context.ts";

/** Logos of payment methods or carriers [2.35], drawn in `content/src/drawings/draw-marks.ts`. */
export function FooterMarks({ label, marks }: { label: string; marks: readonly Mark[] }) {
  return (
    <div>
      <h2 className="mb-2 text-sm tracking-normal">{label}</h2>
      <ul className="flex flex-wrap gap-2">
        {marks.map((mark) => (
          <li key={mark.id}>
            <svg aria-label={mark.name} className="block" height="32" role="img" width="72">
              <use href={`/media/marks.svg#${mark.id}`} />
            </svg>
          </li>
        ))}
      </ul>
    </div>
  );
}
