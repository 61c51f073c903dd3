import { type ReactNode, useId } from "react";

type PanelProps = {
  title: string;
  /** Shown at the right of the title. */
  aside?: ReactNode;
  /** Anchor for links to the panel. */
  id?: string;
  children: ReactNode;
};

/** A section of a page on its own background, under a heading. */
export function Panel({ title, aside, id, children }: PanelProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="scroll-mt-24 rounded-card bg-surface p-5 shadow-card sm:p-7"
      id={id}
    >
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-xl" id={titleId}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
