import { Trans, useTranslation } from "react-i18next";
import type { SiteLink } from "../../../site/shop-context.ts";
import { NewTabLink } from "../../../ui/new-tab-link.tsx";

type TermsLabelProps = {
  isCompany: boolean;
  /** The site on which the checkout was started, whose terms the shopper accepts; null when it is this site. */
  otherSite: SiteLink | null;
};

/**
 * The texts that the shopper accepts, linked in new tabs so that the checkout stays open [2.16], [5.7]. A company has
 * no right of withdrawal.
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

/**
 * The address of a page on another site. On com it also selects com's own language, English: the shopper accepts the
 * English text, but may have chosen Norwegian there earlier.
 */
function toAddress({ code, origin, language }: SiteLink, path: string): string {
  return `${origin}${path}${code === "com" ? `?language=${language}` : ""}`;
}
