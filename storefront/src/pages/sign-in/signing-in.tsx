import { useTranslation } from "react-i18next";

/** Placeholder on a page that continues by itself after the sign-in. */
export function SigningIn() {
  const { t } = useTranslation();
  return (
    <p aria-live="polite" className="min-h-dvh text-soft">
      {t("signIn.callback")}
    </p>
  );
}
