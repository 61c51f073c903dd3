import { normalizeEmail } from "@spolverk/domain";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { SignInScreen } from "../../session/session-store.ts";
import { toSignInProblem } from "../../session/to-sign-in-problem.ts";
import { useSignIn } from "../../session/use-sign-in.ts";
import { BusyButton } from "../../ui/busy-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SafeForm } from "../../ui/safe-form.tsx";
import { checkEmail } from "./check-email.ts";
import { EmailField } from "./email-field.tsx";
import { LinkSent } from "./link-sent.tsx";
import { SignInProblemNotice } from "./sign-in-problem-notice.tsx";
import { useLoginMail } from "./use-login-mail.ts";

/** The ways to sign in. The password is typed only on the identity provider's page. */
export function LoginForm({ redirect }: { redirect: string }) {
  const { t } = useTranslation();
  const { failedEmail, getIdentity, setProblem } = useSignIn();
  const { isBusy: isSending, sendLink } = useLoginMail();
  const { sendNewPassword } = useLoginMail();
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<ReturnType<typeof checkEmail>>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [isResetSent, setResetSent] = useState(false);
  const [opening, setOpening] = useState<SignInScreen | "google" | null>(null);
  const email = typed ?? failedEmail ?? "";

  /** Returns the typed email address. When it is invalid, returns null and shows the problem at the field. */
  function checkTyped(): string | null {
    const found = checkEmail(email);
    setError(found);
    setResetSent(false);
    if (found === null) return normalizeEmail(email);
    document.getElementById("login-email")?.focus();
    return null;
  }
  async function send(): Promise<void> {
    const address = checkTyped();
    if (address !== null && (await sendLink(address, redirect))) setSentTo(address);
  }
  async function resetPassword(): Promise<void> {
    const address = checkTyped();
    if (address !== null) setResetSent(await sendNewPassword(address));
  }

  async function open(what: SignInScreen | "google"): Promise<void> {
    if (opening !== null) return;
    setProblem(null);
    setOpening(what);
    try {
      const identity = await getIdentity();
      if (what === "google") await identity.openGoogle();
      else await identity.openPage({ screen: what, email: normalizeEmail(email), returnTo: redirect });
    } catch (failure) {
      setProblem(toSignInProblem(failure));
    } finally {
      setOpening(null);
    }
  }

  if (sentTo !== null) {
    return <LinkSent email={sentTo} onOtherEmail={() => setSentTo(null)} redirect={redirect} />;
  }
  return (
    <SafeForm className="grid gap-4" onSubmit={() => void send()}>
      <SignInProblemNotice isSending={isSending} onSendAgain={() => void send()} />
      <EmailField error={error ? t(error) : undefined} onChange={setTyped} value={email} />
      <BusyButton busy={isSending} busyLabel={t("signIn.sending")} type="submit">
        {t("signIn.sendLink")}
      </BusyButton>
      <BusyButton
        busy={opening === "login"}
        busyLabel={t("signIn.opening")}
        look="secondary"
        onClick={() => void open("login")}
      >
        {t("signIn.password")}
      </BusyButton>
      <p className="flex items-center gap-4 text-sm text-soft before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {t("signIn.other")}
      </p>
      <BusyButton
        busy={opening === "google"}
        busyLabel={t("signIn.waiting")}
        look="outline"
        onClick={() => void open("google")}
      >
        {t("signIn.google")}
      </BusyButton>
      <div className="mt-4 grid gap-2 border-t border-line pt-4">
        <p className="text-sm text-soft">{t("signIn.newHere")}</p>
        <LinkButton onClick={() => void open("signup")}>{t("signIn.create")}</LinkButton>
        <LinkButton onClick={() => void resetPassword()}>{t("signIn.forgotten")}</LinkButton>
        {isResetSent && <Notice look="info">{t("signIn.resetSent")}</Notice>}
      </div>
    </SafeForm>
  );
}

function LinkButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button
      className="min-h-11 justify-self-start text-left font-semibold underline underline-offset-4"
      onClick={onClick}
      type="button"
    >
      {children}
    </button>
  );
}
