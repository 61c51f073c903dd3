import { useTranslation } from "react-i18next";

/** In place of a page that goes on by itself as soon as somebody is signed in. */
export function SigningIn() {
  const { t } = useTranslation();
  return (
    <p aria-live="polite" className="min-h-dvh text-soft">
      {t("signIn.callback")}
    </p>
  );
}
