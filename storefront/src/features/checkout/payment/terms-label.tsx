import { Trans } from "react-i18next";
import { NewTabLink } from "../../../ui/new-tab-link.tsx";

/**
 * What the shopper accepts, to be read in another tab: the checkout stays as it is [2.16], [5.7]. A company has no right
 * of withdrawal to read about.
 */
export function TermsLabel({ isCompany }: { isCompany: boolean }) {
  return (
    <Trans
      components={{
        terms: <NewTabLink href="/terms" />,
        withdrawal: <NewTabLink href="/withdrawal-policy" />,
        privacy: <NewTabLink href="/privacy" />,
      }}
      i18nKey={isCompany ? "checkout.contract.acceptTermsCompany" : "checkout.payment.acceptTerms"}
    />
  );
}
