import type { Account } from "@spolverk/bff/contract";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useAccountCall } from "../../entities/account/use-account-call.ts";
import { SignOutButton } from "../../features/sign-in/sign-out-button.tsx";
import { useSession } from "../../session/use-session.ts";
import { useSignIn } from "../../session/use-sign-in.ts";
import { BusyButton } from "../../ui/busy-button.tsx";
import { buttonClass } from "../../ui/button-class.ts";
import { Notice } from "../../ui/notice.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

type InvitationPageProps = {
  /** From the link's fragment; null when the link was cut off, and in the server's HTML. */
  token: string | null;
};

/**
 * The target of an invitation's mail. The invitation is accepted by a press of the button: mail scanners open links,
 * but press no buttons.
 */
export function InvitationPage({ token }: InvitationPageProps) {
  const { t } = useTranslation();
  const { user, isAuthenticated } = useSession();
  return (
    <div className="min-h-[60vh] max-w-xl">
      <h1 className="title-page mb-5">{t("account.invitation.title")}</h1>
      {!isAuthenticated && <Skeleton label={t("account.loading")} lines={2} />}
      {isAuthenticated && token === null && <Notice look="error">{t("account.invitation.broken")}</Notice>}
      {token !== null && isAuthenticated && user && <Acceptance email={user.email} token={token} />}
    </div>
  );
}

function Acceptance({ token, email }: { token: string; email: string }) {
  const { t } = useTranslation();
  const { isBusy, problem, run } = useAccountCall();
  const { readAccountsAgain, selectAccount } = useSignIn();
  const [account, setAccount] = useState<Account | null>(null);

  async function accept(): Promise<void> {
    const reply = await run((api) => api("POST /account/acceptInvitation", { body: { token } }));
    if (!reply) return;
    setAccount(reply);
    readAccountsAgain();
  }

  if (account) {
    return (
      <>
        <Notice look="info">
          {t("account.invitation.accepted", {
            name: account.accountName,
            role: t(`account.roles.${account.role}`),
          })}
        </Notice>
        <Link
          className={`${buttonClass("primary")} mt-6`}
          onClick={() => selectAccount(account.accountId)}
          to="/account"
        >
          {t("account.invitation.toAccount")}
        </Link>
      </>
    );
  }
  if (problem?.code === "invitation_not_found" || problem?.code === "invitation_for_other_email") {
    return (
      <>
        <Notice look="error">{t(`account.invitation.${problem.code}`, { email })}</Notice>
        <div className="mt-6">
          {problem.code === "invitation_for_other_email" ? (
            <SignOutButton className="max-sm:w-full" />
          ) : (
            <Link className={buttonClass("outline")} to="/account">
              {t("account.invitation.toAccount")}
            </Link>
          )}
        </div>
      </>
    );
  }
  return (
    <div className="grid gap-5">
      <p className="text-soft">{t("account.invitation.text", { email })}</p>
      {problem && <Notice look="error">{problem.message}</Notice>}
      <BusyButton
        busy={isBusy}
        busyLabel={t("account.sending")}
        className="justify-self-start max-sm:w-full"
        onClick={() => void accept()}
      >
        {t("account.invitation.accept")}
      </BusyButton>
    </div>
  );
}
