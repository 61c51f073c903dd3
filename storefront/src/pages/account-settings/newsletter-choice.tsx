import type { AccountDetail } from "@spolverk/bff/contract";
import { startTransition, useOptimistic, useState } from "react";
import { useTranslation } from "react-i18next";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Panel } from "../../ui/panel.tsx";
import { SavedNotice } from "./saved-notice.tsx";
import { useSettingsCall } from "./use-settings-call.ts";

/**
 * Subscribes the account's email address to the newsletter. The choice is saved at once. When an owner is signed in
 * with another address, the API sends a mail to the account's address that asks for confirmation.
 */
export function NewsletterChoice({ detail }: { detail: AccountDetail }) {
  const { t } = useTranslation();
  const [isAsked, setAsked] = useState(false);
  const { isBusy, isSaved, problem, save } = useSettingsCall(detail);
  const [isWanted, setWanted] = useOptimistic(detail.newsletter);
  const choose = (newsletter: boolean) =>
    startTransition(async () => {
      setWanted(newsletter);
      const reply = await save({ newsletter });
      setAsked(newsletter && reply?.newsletter === false);
    });
  return (
    <Panel aside={<SavedNotice isSaved={isSaved && !isAsked} />} title={t("account.newsletter.title")}>
      <div aria-busy={isBusy} className={isBusy ? "opacity-60" : ""}>
        <Checkbox checked={isWanted} id="account-newsletter" onChange={choose}>
          {t("account.newsletter.label", { email: detail.email })}
        </Checkbox>
      </div>
      {isAsked && <Notice look="info">{t("account.newsletter.asked", { email: detail.email })}</Notice>}
      {problem && <Notice look="error">{problem.message}</Notice>}
    </Panel>
  );
}
