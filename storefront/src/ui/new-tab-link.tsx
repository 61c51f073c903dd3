import type { ReactNode } from "react";

/** A link to be read in another tab: the page stays as it is. Its text may be what a translation has between its tags. */
export function NewTabLink({ href, children }: { href: string; children?: ReactNode }) {
  return (
    <a
      className="font-medium text-accent underline underline-offset-3"
      href={href}
      rel="noopener"
      target="_blank"
    >
      {children}
    </a>
  );
}
