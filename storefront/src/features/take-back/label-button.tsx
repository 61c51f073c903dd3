import { useTranslation } from "react-i18next";
import { DownloadButton } from "../../entities/account/download-button.tsx";

/** Downloads the label of a take-back as a PDF file. */
export function LabelButton({ token }: { token: string }) {
  const { t } = useTranslation();
  return (
    <DownloadButton
      busyLabel={t("takeBack.label.busy")}
      fetchFile={(api) => api("POST /takeback/label", { body: { token } })}
      label={t("takeBack.label.download")}
    />
  );
}
