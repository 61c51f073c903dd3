import { insertNodes } from "../../i18n/insert-nodes.ts";
import { useTranslation } from "../../i18n/use-translation.ts";

const link = "font-medium text-accent underline underline-offset-3";

/** What the shopper accepts, to be read in another tab: the checkout stays as it is [2.16], [5.7]. */
export function TermsLabel() {
  const { t } = useTranslation();
  return insertNodes(t("checkout.payment.acceptTerms"), {
    terms: (
      <a className={link} href="/terms" rel="noopener" target="_blank">
        {t("checkout.payment.termsLink")}
      </a>
    ),
    privacy: (
      <a className={link} href="/privacy" rel="noopener" target="_blank">
        {t("checkout.payment.privacyLink")}
      </a>
    ),
  });
}
