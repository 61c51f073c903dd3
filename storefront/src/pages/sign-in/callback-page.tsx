import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { toOwnPath } from "../../session/to-own-path.ts";
import { toSignInAddress } from "../../session/to-sign-in-address.ts";
import { useAuthReady, useSession } from "../../session/use-session.ts";
import { useSignIn } from "../../session/use-sign-in.ts";
import { SigningIn } from "./signing-in.tsx";

/**
 * The target of the identity provider's redirect. It waits for the session, and then opens the page on which the
 * sign-in began.
 */
export function CallbackPage() {
  const { t } = useTranslation();
  const router = useRouter();
  const { isAuthenticated } = useSession();
  const authReady = useAuthReady();
  const { returnTo } = useSignIn();
  useEffect(() => {
    if (!authReady) return;
    const path = toOwnPath(returnTo);
    // When the sign-in failed, the sign-in page shows the reason. Replacing the page removes code and state from the
    // address.
    router.history.replace(isAuthenticated ? path : toSignInAddress(path));
  }, [authReady, isAuthenticated, returnTo, router]);
  return (
    <>
      <h1 className="title-page mb-4">{t("signIn.title")}</h1>
      <SigningIn />
    </>
  );
}
