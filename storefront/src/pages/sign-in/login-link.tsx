import { normalizeEmail } from "@spolverk/domain";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { openStorage } from "../../browser/open-storage.ts";
import { readLoginLink } from "../../session/login-link.ts";
import { BusyButton } from "../../ui/busy-button.tsx";
import { SafeForm } from "../../ui/safe-form.tsx";
import { EmailField } from "./email-field.tsx";
import { SignInProblemNotice } from "./sign-in-problem-notice.tsx";
import { SigningIn } from "./signing-in.tsx";
import { useLoginMail } from "./use-login-mail.ts";
import { checkEmail } from "./check-email.ts";

type LoginLinkProps = {
  code: string;
  /**
   * Called once the code was redeemed or refused; after a refusal the sign-in's problem says why. `redirect` is the
   * page to open after the sign-in, as stored when the mail was requested.
   */
  onUsed: (redirect?: string) => void;
};

/**
 * Redeems a mailed link: at once in the browser that requested the mail, in any other browser after asking for the
 * email address again [4.36].
 */
export function LoginLink({ code, onUsed }: LoginLinkProps) {
  const { t } = useTranslation();
  const { isBusy, redeemCode } = useLoginMail();
  const [link] = useState(() => readLoginLink(openStorage()));
  const [email, setEmail] = useState("");
  const [error, setError] = useState<ReturnType<typeof checkEmail>>(null);
  const isStarted = useRef(false);

  useEffect(() => {
    if (link.email === undefined || isStarted.current) return;
    isStarted.current = true;
    void redeemCode(link.email, code).then(() => onUsed(link.redirect));
  }, [code, link, onUsed, redeemCode]);

  async function submit(): Promise<void> {
    const found = checkEmail(email);
    setError(found);
    // The form stays after a refusal, so that a mistyped address can be corrected.
    if (found === null && (await redeemCode(normalizeEmail(email), code))) onUsed();
  }

  if (link.email !== undefined) return <SigningIn />;
  return (
    <SafeForm className="grid gap-4" onSubmit={() => void submit()}>
      <h2 className="title-section">{t("signIn.whoTitle")}</h2>
      <p className="text-soft">{t("signIn.who")}</p>
      <SignInProblemNotice isSending={false} onSendAgain={() => onUsed()} />
      <EmailField error={error ? t(error) : undefined} onChange={setEmail} value={email} />
      <BusyButton busy={isBusy} busyLabel={t("signIn.signingIn")} type="submit">
        {t("signIn.useCode")}
      </BusyButton>
    </SafeForm>
  );
}
