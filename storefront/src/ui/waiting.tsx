import type { ReactNode } from "react";

/** Placeholder for loading content, which says what the page is waiting for. */
export function Waiting({ children }: { children: ReactNode }) {
  return (
    <output className="mt-6 flex items-center justify-center gap-3 text-soft">
      <span
        aria-hidden="true"
        className="size-5 animate-spin rounded-full border-2 border-accent border-t-transparent"
      />
      {children}
    </output>
  );
}
