import { useState } from "react";
import { useTranslation } from "react-i18next";
import { BusyButton } from "../../ui/busy-button.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import { TextField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SafeForm } from "../../ui/safe-form.tsx";
import { SignInProblemNotice } from "./sign-in-problem-notice.tsx";
import { useLoginMail } from "./use-login-mail.ts";

type LinkSentProps = { email: string; redirect: string; onOtherEmail: () => void };

/** Shown after the sign-in mail was sent. A user who reads the mail on another device types its code here. */
export function LinkSent({ email, redirect, onOtherEmail }: LinkSentProps) {
  const { t } = useTranslation();
  const signIn = useLoginMail();
  const mail = useLoginMail();
  const [code, setCode] = useState("");
  const [isCodeMissing, setCodeMissing] = useState(false);
  const [isSentAgain, setSentAgain] = useState(false);

  async function sendAgain(): Promise<void> {
    setSentAgain(false);
    setSentAgain(await mail.sendLink(email, redirect));
  }
  function submit(): void {
    const typed = code.replaceAll(/\s/g, "");
    setCodeMissing(typed === "");
    if (typed !== "") void signIn.redeemCode(email, typed);
  }

  return (
    <SafeForm className="grid gap-4" onSubmit={submit}>
      <h2 className="title-section">{t("signIn.sentTitle")}</h2>
      <Notice look="info">{t("signIn.sent", { email })}</Notice>
      <SignInProblemNotice isSending={mail.isBusy} onSendAgain={() => void sendAgain()} />
      <TextField
        autoComplete="one-time-code"
        error={isCodeMissing ? t("signIn.codeRequired") : undefined}
        hint={t("signIn.codeHint")}
        id="login-code"
        inputMode="numeric"
        label={t("signIn.code")}
        maxLength={20}
        name="code"
        onChange={setCode}
        value={code}
      />
      <BusyButton busy={signIn.isBusy} busyLabel={t("signIn.signingIn")} type="submit">
        {t("signIn.useCode")}
      </BusyButton>
      <div className="flex flex-wrap gap-3">
        <BusyButton
          busy={mail.isBusy}
          busyLabel={t("signIn.sending")}
          look="outline"
          onClick={() => void sendAgain()}
          size="small"
        >
          {t("signIn.again")}
        </BusyButton>
        <button className={buttonClass("quiet", "small")} onClick={onOtherEmail} type="button">
          {t("signIn.otherEmail")}
        </button>
      </div>
      {isSentAgain && <Notice look="info">{t("signIn.sentAgain")}</Notice>}
    </SafeForm>
  );
}
