import type { AccountDetail } from "@spolverk/bff/contract";
import { normalizeEmail } from "@spolverk/domain";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useAccountCall } from "../../entities/account/use-account-call.ts";
import { useSession } from "../../session/use-session.ts";
import { useSignIn } from "../../session/use-sign-in.ts";
import { buttonClass } from "../../ui/button-class.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { TextField } from "../../ui/field.tsx";

/**
 * Deletes the account after the user has typed its email address. The dialog says which data the law requires the shop
 * to keep.
 */
export function DeleteAccount({ detail }: { detail: AccountDetail }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { accounts } = useSession();
  const { readAccountsAgain, signOut } = useSignIn();
  const { isBusy, problem, run } = useAccountCall();
  const [isOpen, setOpen] = useState(false);
  const [email, setEmail] = useState("");
  const [mistyped, setMistyped] = useState(false);

  async function deleteAccount(): Promise<void> {
    const typed = normalizeEmail(email);
    const isSame = typed.toLowerCase() === detail.email.toLowerCase();
    setMistyped(!isSame);
    if (!isSame) {
      document.getElementById("delete-email")?.focus();
      return;
    }
    const input = { params: { id: detail.accountId }, body: { email: typed } };
    if (!(await run((api) => api("POST /account/{id}/delete", input)))) return;
    queryClient.removeQueries({ queryKey: ["account", detail.accountId] });
    // A user who has no other account is signed out: the next sign-in creates a new account.
    if (accounts.length > 1) readAccountsAgain();
    else await signOut();
  }

  return (
    <div className="mt-6 border-t border-line pt-6">
      <p className="mb-4 text-soft">{t("account.delete.text")}</p>
      <button className={`${buttonClass("outline")} text-sale`} onClick={() => setOpen(true)} type="button">
        {t("account.delete.open")}
      </button>
      {isOpen && (
        <ConfirmDialog
          busy={isBusy}
          busyLabel={t("account.delete.busy")}
          confirmLabel={t("account.delete.confirm")}
          dismissLabel={t("account.delete.keep")}
          onClose={() => setOpen(false)}
          onConfirm={() => void deleteAccount()}
          problem={problem}
          title={t("account.delete.title", { name: detail.accountName })}
        >
          <div className="grid gap-3 text-soft">
            <p>{t("account.delete.gone")}</p>
            <p>{t("account.delete.kept")}</p>
          </div>
          <TextField
            autoComplete="off"
            error={mistyped ? t("account.delete.mistyped") : undefined}
            hint={detail.email}
            id="delete-email"
            inputMode="email"
            label={t("account.delete.email")}
            maxLength={254}
            onChange={(value) => {
              setMistyped(false);
              setEmail(value);
            }}
            type="email"
            value={email}
          />
        </ConfirmDialog>
      )}
    </div>
  );
}
