import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSession } from "../../session/use-session.ts";
import { useSignIn } from "../../session/use-sign-in.ts";
import { buttonClass } from "../../ui/button-class.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { SignOutButton } from "./sign-out-button.tsx";

/** Asks for which of the user's accounts to shop; the dialog stays open until one is selected [2.51], [5.10], [6.4]. */
export function AccountSelector() {
  const { t } = useTranslation();
  const { accounts } = useSession();
  const { selectAccount } = useSignIn();
  const [picked, setPicked] = useState("");
  const options = accounts.map(({ accountId, accountName }) => ({ value: accountId, label: accountName }));
  return (
    <Dialog closeLabel="" onClose={() => {}} persistent title={t("session.choose")}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (picked !== "") selectAccount(picked);
        }}
      >
        <p className="mb-5 text-soft">{t("session.chooseText")}</p>
        <SelectField
          error={picked === "" ? t("session.chooseError") : undefined}
          id="selected-account"
          label={t("session.account")}
          onChange={setPicked}
          options={[{ value: "", label: t("session.chooseOption") }, ...options]}
          required
          value={picked}
        />
        <div className="mt-6 flex flex-wrap items-center justify-between gap-3">
          <button className={`${buttonClass("primary")} max-sm:w-full`} type="submit">
            {t("session.use")}
          </button>
          <SignOutButton className="max-sm:w-full" />
        </div>
      </form>
    </Dialog>
  );
}
