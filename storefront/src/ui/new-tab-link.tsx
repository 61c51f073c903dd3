import type { ReactNode } from "react";

/** A link that opens a new tab, so that the page stays. Its text may come from between a translation's tags. */
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
