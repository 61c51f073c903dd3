import { Trans, useTranslation } from "react-i18next";
import type { SiteLink } from "../../../site/shop-context.ts";
import { NewTabLink } from "../../../ui/new-tab-link.tsx";

type TermsLabelProps = {
  isCompany: boolean;
  /** Where the checkout was started, and whose words are accepted; null: here. */
  otherSite: SiteLink | null;
};

/**
 * What the shopper accepts, to be read in another tab: the checkout stays as it is [2.16], [5.7]. A company has no right
 * of withdrawal to read about.
 */
export function TermsLabel({ isCompany, otherSite }: TermsLabelProps) {
  const { t } = useTranslation();
  const toHref = (path: string) => (otherSite ? toAddress(otherSite, path) : path);
  return (
    <>
      <Trans
        components={{
          terms: <NewTabLink href={toHref("/terms")} />,
          withdrawal: <NewTabLink href={toHref("/withdrawal-policy")} />,
          privacy: <NewTabLink href={toHref("/privacy")} />,
        }}
        i18nKey={isCompany ? "checkout.contract.acceptTermsCompany" : "checkout.payment.acceptTerms"}
      />
      {otherSite && (
        <span className="mt-1 block text-sm text-soft">
          {t("checkout.contract.otherSite", {
            site: new URL(otherSite.origin).host,
            language: otherSite.languageTranslated,
          })}
        </span>
      )}
    </>
  );
}

/** On com in its own language, as it is accepted there from another site, though Norwegian may have been chosen. */
function toAddress({ code, origin, language }: SiteLink, path: string): string {
  return `${origin}${path}${code === "com" ? `?language=${language}` : ""}`;
}
