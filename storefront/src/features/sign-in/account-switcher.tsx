import { useTranslation } from "react-i18next";
import { useSession } from "../../session/use-session.ts";
import { useSignIn } from "../../session/use-sign-in.ts";
import { SelectField } from "../../ui/select-field.tsx";

/** Selects another of the user's accounts; renders nothing for a user with only one account [4.7]. */
export function AccountSwitcher({ className }: { className?: string }) {
  const { t } = useTranslation();
  const { accounts, account, hasSeveralAccounts } = useSession();
  const { selectAccount } = useSignIn();
  if (!hasSeveralAccounts || account === null) return null;
  return (
    <SelectField
      className={className}
      id="account-switcher"
      label={t("session.account")}
      onChange={selectAccount}
      options={accounts.map(({ accountId, accountName }) => ({ value: accountId, label: accountName }))}
      value={account.accountId}
    />
  );
}
