import type { ReactNode } from "react";

/** Style of a link in the dropdown. The option selected by the arrow keys looks like one below the pointer. */
export const optionClass =
  "flex gap-4 rounded-2xl p-2 hover:bg-sunken aria-selected:bg-sunken aria-selected:outline-2 aria-selected:outline-accent";

type OptionGroupProps = {
  id: string;
  title: string;
  isEmpty: boolean;
  emptyText: string;
  gridClass: string;
  children: ReactNode;
};

/** The hits of one kind, products or articles, below their title, or a note that there are none. */
export function OptionGroup({ id, title, isEmpty, emptyText, gridClass, children }: OptionGroupProps) {
  return (
    <div aria-labelledby={id} role="group">
      <div className="mb-2 px-2 text-sm font-semibold text-soft" id={id} role="presentation">
        {title}
      </div>
      {isEmpty ? (
        <div aria-disabled="true" aria-selected="false" className="p-2" role="option" tabIndex={-1}>
          {emptyText}
        </div>
      ) : (
        <div className={`grid gap-2 ${gridClass}`} role="presentation">
          {children}
        </div>
      )}
    </div>
  );
}
