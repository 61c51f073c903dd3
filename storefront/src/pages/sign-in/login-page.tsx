import { useLocation, useRouter } from "@tanstack/react-router";
import { useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { openStorage } from "../../browser/open-storage.ts";
import { canStore } from "../../session/can-store.ts";
import { toOwnPath } from "../../session/to-own-path.ts";
import { useSession } from "../../session/use-session.ts";
import { useSignIn } from "../../session/use-sign-in.ts";
import { Notice } from "../../ui/notice.tsx";
import { useIsHydrated } from "../../browser/use-is-hydrated.ts";
import { LoginForm } from "./login-form.tsx";
import { LoginLink } from "./login-link.tsx";
import { SigningIn } from "./signing-in.tsx";

type LoginPageProps = {
  /**
   * The page to open after the sign-in, from the address's query. The fragment of that page is the fragment of this
   * page's own address (to-sign-in-address.ts).
   */
  redirect: string | undefined;
  /** Code of a mailed link. */
  code: string | null;
};

/** Signs in by a mailed link, with a password, or with Google [2.15]. */
export function LoginPage({ redirect, code }: LoginPageProps) {
  const { t } = useTranslation();
  const router = useRouter();
  const isHydrated = useIsHydrated();
  const { isAuthenticated } = useSession();
  const { getIdentity } = useSignIn();
  const [isLinkUsed, setLinkUsed] = useState(false);
  const isByLink = code !== null && !isLinkUsed;
  // A mailed link does not name the page to open: the browser that requested the mail has stored it.
  const [kept, setKept] = useState<string>();
  const hash = useLocation({ select: (location) => location.hash });
  // The fragment is read once, because a link within the page, such as the skip link, replaces it.
  const [fragment] = useState(hash === "" ? "" : `#${hash}`);
  const target = toOwnPath(kept ?? (redirect && `${redirect}${fragment}`));

  const onLinkUsed = useCallback((keptRedirect?: string) => {
    setKept(keptRedirect);
    setLinkUsed(true);
  }, []);
  useEffect(() => {
    // The identity client is loaded early, because a press may open a popup only if nothing is awaited before.
    if (isSupported()) void getIdentity();
  }, [getIdentity]);
  useEffect(() => {
    // A user who is already signed in goes on at once [4.11].
    if (isAuthenticated && !isByLink) router.history.replace(target);
  }, [isAuthenticated, isByLink, router, target]);

  return (
    <div className="mx-auto max-w-md pb-10">
      <h1 className="title-page">{t("signIn.title")}</h1>
      <p className="mt-3 mb-6 text-soft">{t("signIn.text")}</p>
      {isHydrated && !isSupported() && (
        <div className="mb-6">
          <Notice look="error">{t("signIn.problem.notSupported")}</Notice>
        </div>
      )}
      {isByLink && !isHydrated && <SigningIn />}
      {isByLink && isHydrated && <LoginLink code={code} onUsed={onLinkUsed} />}
      {!isByLink && <LoginForm redirect={target} />}
    </div>
  );
}

/**
 * Whether the browser has storage for the session [8.25], and cryptography, which browsers offer in secure contexts
 * only.
 */
const isSupported = () => canStore(openStorage()) && window.crypto?.subtle !== undefined;
