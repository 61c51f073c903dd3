import type { Account } from "@spolverk/bff/contract";
import { useTranslation } from "react-i18next";
import { AccountSwitcher } from "../../features/sign-in/account-switcher.tsx";
import { SignOutButton } from "../../features/sign-in/sign-out-button.tsx";
import { useSession } from "../../session/use-session.ts";

type SignedInAsProps = {
  account: Account;
  /** Empty when unknown. */
  firstName: string;
};

/** Greets the user and shows the selected account, with buttons to switch accounts and to sign out. */
export function SignedInAs({ account, firstName }: SignedInAsProps) {
  const { t } = useTranslation();
  const { user } = useSession();
  const facts = [
    { name: t("account.overview.account"), text: account.accountName },
    { name: t("account.overview.role"), text: t(`account.roles.${account.role}`) },
    ...(user ? [{ name: t("account.overview.signedInAs"), text: user.email }] : []),
  ];
  return (
    <div>
      <div className="rounded-card bg-hero p-6 text-hero-ink sm:p-8">
        <p className="title-section">
          {firstName === ""
            ? t("account.overview.hello")
            : t("account.overview.helloName", { name: firstName })}
        </p>
        <dl className="mt-3 flex flex-wrap gap-x-10 gap-y-2">
          {facts.map(({ name, text }) => (
            <div className="min-w-0" key={name}>
              <dt className="text-sm text-hero-soft">{name}</dt>
              <dd className="font-semibold break-words">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="mt-4 flex flex-wrap items-end justify-between gap-4">
        <AccountSwitcher className="grow sm:max-w-xs" />
        <SignOutButton className="max-sm:w-full" />
      </div>
    </div>
  );
}
