import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { BusyButton } from "../../../ui/busy-button.tsx";
import { SafeForm } from "../../../ui/safe-form.tsx";

type StepFormProps = { title: string; isBusy: boolean; onSubmit: () => void; children: ReactNode };

/**
 * The form of one step, with its heading and the button to the next one. The API validates it instead of the browser.
 */
export function StepForm({ title, isBusy, onSubmit, children }: StepFormProps) {
  const { t } = useTranslation();
  return (
    <SafeForm
      onSubmit={() => {
        if (!isBusy) onSubmit();
      }}
    >
      <h2 className="title-section mb-5">{title}</h2>
      {children}
      <BusyButton
        busy={isBusy}
        busyLabel={t("checkout.saving")}
        className="mt-8 w-full sm:w-auto"
        size="large"
        type="submit"
      >
        {t("checkout.continue")}
      </BusyButton>
    </SafeForm>
  );
}
