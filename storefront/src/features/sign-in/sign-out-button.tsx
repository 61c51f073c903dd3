import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSignIn } from "../../session/use-sign-in.ts";
import { BusyButton } from "../../ui/busy-button.tsx";

/** Signs out in every tab and at the identity provider, then opens the start page. */
export function SignOutButton({ className = "" }: { className?: string }) {
  const { t } = useTranslation();
  const { signOut } = useSignIn();
  const [isBusy, setBusy] = useState(false);
  return (
    <BusyButton
      busy={isBusy}
      busyLabel={t("session.signingOut")}
      className={className}
      look="outline"
      onClick={() => {
        setBusy(true);
        // Only a failure makes the button usable again: on success the browser leaves the page.
        signOut().catch(() => setBusy(false));
      }}
    >
      {t("session.signOut")}
    </BusyButton>
  );
}
