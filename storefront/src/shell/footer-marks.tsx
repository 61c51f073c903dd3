import type { Mark } from "../site/shop-context.ts";

type FooterMarksProps = {
  label: string;
  marks: readonly Mark[];
  /** The country in which the marks apply, when it is not the site's country. */
  note: string | null;
};

/** Logos of payment methods or carriers [2.35], symbols of `content/media/marks.svg`. */
export function FooterMarks({ label, marks, note }: FooterMarksProps) {
  return (
    <div>
      <h2 className="mb-2 text-sm tracking-normal">
        {label}
        {note !== null && <span className="ml-2 font-normal text-soft">{note}</span>}
      </h2>
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
