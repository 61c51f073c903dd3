import { useTranslation } from "react-i18next";
import { NewsletterLinkForm } from "../../features/newsletter/newsletter-link-form.tsx";

const titles = {
  confirm: "meta.newsletterConfirm.title",
  unsubscribe: "meta.newsletterUnsubscribe.title",
} as const;

/** The target of the links in newsletter mails: confirms or unsubscribes an address. */
export function NewsletterLinkPage({ action }: { action: keyof typeof titles }) {
  const { t } = useTranslation();
  return (
    <div className="max-w-xl">
      <h1 className="title-page mb-5">{t(titles[action])}</h1>
      <NewsletterLinkForm action={action} />
    </div>
  );
}
