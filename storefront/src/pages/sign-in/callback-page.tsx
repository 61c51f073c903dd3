import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { toOwnPath } from "../../session/to-own-path.ts";
import { toSignInAddress } from "../../session/to-sign-in-address.ts";
import { useAuthReady, useSession } from "../../session/use-session.ts";
import { useSignIn } from "../../session/use-sign-in.ts";
import { SigningIn } from "./signing-in.tsx";

/** Where the provider's page leads back to: it waits for the session, then goes on to the page that was asked for. */
export function CallbackPage() {
  const { t } = useTranslation();
  const router = useRouter();
  const { isAuthenticated } = useSession();
  const authReady = useAuthReady();
  const { returnTo } = useSignIn();
  useEffect(() => {
    if (!authReady) return;
    const path = toOwnPath(returnTo);
    // The sign-in page says why nobody is signed in. The code and the state leave the address with this page.
    router.history.replace(isAuthenticated ? path : toSignInAddress(path));
  }, [authReady, isAuthenticated, returnTo, router]);
  return (
    <>
      <h1 className="title-page mb-4">{t("signIn.title")}</h1>
      <SigningIn />
    </>
  );
}
