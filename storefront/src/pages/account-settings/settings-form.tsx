import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Problem } from "../../api/to-problem.ts";
import { BusyButton } from "../../ui/busy-button.tsx";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import { Panel } from "../../ui/panel.tsx";
import { SafeForm } from "../../ui/safe-form.tsx";
import { SavedNotice } from "./saved-notice.tsx";

type SettingsFormProps = {
  title: string;
  call: { isBusy: boolean; isSaved: boolean; problem: Problem | null };
  /** The label of each field by its id, in the form's order. */
  labels: Readonly<Record<string, string>>;
  onSubmit: () => void;
  children: ReactNode;
};

/** A section of the settings with its own save button. */
export function SettingsForm({ title, call, labels, onSubmit, children }: SettingsFormProps) {
  const { t } = useTranslation();
  return (
    <Panel title={title}>
      <SafeForm
        onSubmit={() => {
          if (!call.isBusy) onSubmit();
        }}
      >
        <ErrorSummary labels={labels} problem={call.problem} />
        {children}
        <div className="mt-6 flex flex-wrap items-center gap-4">
          <BusyButton busy={call.isBusy} busyLabel={t("checkout.saving")} type="submit">
            {t("account.save")}
          </BusyButton>
          <SavedNotice isSaved={call.isSaved} />
        </div>
      </SafeForm>
    </Panel>
  );
}
