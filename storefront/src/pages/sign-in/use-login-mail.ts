import { useRouteContext } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { openStorage } from "../../browser/open-storage.ts";
import { exchangeLoginCode, requestLoginLink, requestNewPassword } from "../../session/passwordless.ts";
import { callbackPath } from "../../session/session-store.ts";
import { storeLoginLink } from "../../session/login-link.ts";
import { toSignInProblem } from "../../session/to-sign-in-problem.ts";
import { useSignIn } from "../../session/use-sign-in.ts";

/**
 * The mails of the identity provider: a sign-in link, whose code this hook redeems, and a link to set a password. A
 * failure becomes the sign-in's problem.
 */
export function useLoginMail() {
  const { shop } = useRouteContext({ from: "__root__" });
  const { getIdentity, setProblem } = useSignIn();
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);

  async function run(action: (settings: NonNullable<typeof shop.signIn>) => Promise<void>): Promise<boolean> {
    if (isRunning.current || shop.signIn === null) return false;
    isRunning.current = true;
    setProblem(null);
    setBusy(true);
    try {
      await action(shop.signIn);
      return true;
    } catch (error) {
      setProblem(toSignInProblem(error));
      return false;
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }

  return {
    isBusy,
    /** @returns whether the mail was sent; its link opens `redirect` in this browser */
    sendLink: (email: string, redirect: string) =>
      run(async (settings) => {
        const redirectUri = `${window.location.origin}${callbackPath}`;
        await requestLoginLink(settings, { email, language: shop.language, redirectUri });
        storeLoginLink(openStorage(), { email, redirect });
      }),
    /** @returns whether the provider accepted the request; it does not reveal whether the address has an account */
    sendNewPassword: (email: string) =>
      run((settings) => requestNewPassword(settings, { email, language: shop.language })),
    /** @returns whether the user is signed in */
    redeemCode: (email: string, code: string) =>
      run(async (settings) => {
        const refreshToken = await exchangeLoginCode(settings, { email, code });
        await (await getIdentity()).adoptRefreshToken(refreshToken);
        storeLoginLink(openStorage(), null);
      }),
  };
}
