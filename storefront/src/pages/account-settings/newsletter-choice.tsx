import type { AccountDetail } from "@spolverk/bff/contract";
import { startTransition, useOptimistic } from "react";
import { useTranslation } from "react-i18next";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Panel } from "../../ui/panel.tsx";
import { SavedNotice } from "./saved-notice.tsx";
import { useSettingsCall } from "./use-settings-call.ts";

/** Whether the account's address gets the newsletter; saved as soon as it is chosen. */
export function NewsletterChoice({ detail }: { detail: AccountDetail }) {
  const { t } = useTranslation();
  const { isBusy, isSaved, problem, save } = useSettingsCall(detail);
  const [isWanted, setWanted] = useOptimistic(detail.newsletter);
  const choose = (newsletter: boolean) =>
    startTransition(async () => {
      setWanted(newsletter);
      await save({ newsletter });
    });
  return (
    <Panel aside={<SavedNotice isSaved={isSaved} />} title={t("account.newsletter.title")}>
      <div aria-busy={isBusy} className={isBusy ? "opacity-60" : ""}>
        <Checkbox checked={isWanted} id="account-newsletter" onChange={choose}>
          {t("account.newsletter.label", { email: detail.email })}
        </Checkbox>
      </div>
      {problem && <Notice look="error">{problem.message}</Notice>}
    </Panel>
  );
}
