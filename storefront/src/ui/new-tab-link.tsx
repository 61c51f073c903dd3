import type { ReactNode } from "react";

/**
 * A link that opens a new tab, so that this page stays open. react-i18next may pass the link's text, from between the
 * tags of a translation.
 */
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
