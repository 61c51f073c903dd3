import { Trans } from "react-i18next";
import { NewTabLink } from "../../../ui/new-tab-link.tsx";

/** What the shopper accepts, to be read in another tab: the checkout stays as it is [2.16], [5.7]. */
export function TermsLabel() {
  return (
    <Trans
      components={{ terms: <NewTabLink href="/terms" />, privacy: <NewTabLink href="/privacy" /> }}
      i18nKey="checkout.payment.acceptTerms"
    />
  );
}
