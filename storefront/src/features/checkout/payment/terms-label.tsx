import type { ReactNode } from "react";
import { Trans } from "react-i18next";

/** What the shopper accepts, to be read in another tab: the checkout stays as it is [2.16], [5.7]. */
export function TermsLabel() {
  return (
    <Trans
      components={{ terms: <NewTabLink href="/terms" />, privacy: <NewTabLink href="/privacy" /> }}
      i18nKey="checkout.payment.acceptTerms"
    />
  );
}

/** Its text is what the translation has between the tags. */
function NewTabLink({ href, children }: { href: string; children?: ReactNode }) {
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
