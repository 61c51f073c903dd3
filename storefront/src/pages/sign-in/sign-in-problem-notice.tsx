import { useTranslation } from "react-i18next";
import { useSignIn } from "../../session/use-sign-in.ts";
import { BusyButton } from "../../ui/busy-button.tsx";
import { Notice } from "../../ui/notice.tsx";

type SignInProblemNoticeProps = { isSending: boolean; onSendAgain: () => void };

/**
 * Says why the sign-in failed [8.18]–[8.25]. For an unverified address it offers another mail, whose sign-in link also
 * verifies the address [8.40].
 */
export function SignInProblemNotice({ isSending, onSendAgain }: SignInProblemNoticeProps) {
  const { t } = useTranslation();
  const { problem } = useSignIn();
  if (problem === null) return null;
  return (
    <Notice look={problem === "sessionExpired" ? "warning" : "error"}>
      <p>{t(`signIn.problem.${problem}`)}</p>
      {problem === "emailNotVerified" && (
        <BusyButton
          busy={isSending}
          busyLabel={t("signIn.sending")}
          className="mt-3"
          look="outline"
          onClick={onSendAgain}
          size="small"
        >
          {t("signIn.again")}
        </BusyButton>
      )}
    </Notice>
  );
}
