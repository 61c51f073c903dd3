import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Problem } from "../api/to-problem.ts";
import { BusyButton } from "./busy-button.tsx";
import { buttonClass } from "./button-class.ts";
import { Dialog } from "./dialog.tsx";
import { Notice } from "./notice.tsx";
import { SafeForm } from "./safe-form.tsx";

type ConfirmDialogProps = {
  title: string;
  /** What the action will do, and the fields that it needs. */
  children: ReactNode;
  confirmLabel: string;
  dismissLabel: string;
  busy: boolean;
  busyLabel: string;
  /** Why the action was refused; the dialog stays open. */
  problem: Problem | null;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks for confirmation before an irreversible action, and stays open until the action is done. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { t } = useTranslation();
  const { title, children, confirmLabel, dismissLabel, busy, busyLabel, problem, onConfirm, onClose } = props;
  return (
    <Dialog closeLabel={t("settings.close")} onClose={onClose} title={title}>
      <SafeForm
        className="grid gap-5"
        onSubmit={() => {
          if (!busy) onConfirm();
        }}
      >
        {children}
        {problem && <Notice look="error">{problem.message}</Notice>}
        <div className="flex flex-wrap gap-3 max-sm:flex-col">
          <BusyButton busy={busy} busyLabel={busyLabel} type="submit">
            {confirmLabel}
          </BusyButton>
          <button className={buttonClass("outline")} onClick={onClose} type="button">
            {dismissLabel}
          </button>
        </div>
      </SafeForm>
    </Dialog>
  );
}
