import { toShopDay } from "@spolverk/domain";
import { useTranslation } from "react-i18next";
import { saveFile } from "../../browser/save-file.ts";
import { useAccountCall } from "../../entities/account/use-account-call.ts";
import { BusyButton } from "../../ui/busy-button.tsx";
import { Notice } from "../../ui/notice.tsx";

/** Downloads the stored data of the account and the user as a JSON file. */
export function ExportData({ accountId }: { accountId: string }) {
  const { t } = useTranslation();
  const { isBusy, problem, run } = useAccountCall();

  async function download(): Promise<void> {
    const data = await run((api) => api("GET /account/{id}/export", { params: { id: accountId } }));
    if (!data) return;
    const name = `spolverk-${toShopDay(data.exportedAt)}.json`;
    saveFile(name, new Blob([JSON.stringify(data, null, 2)], { type: "application/json" }));
  }

  return (
    <div>
      <p className="mb-4 text-soft">{t("account.data.exportText")}</p>
      <BusyButton
        busy={isBusy}
        busyLabel={t("account.data.exportBusy")}
        look="outline"
        onClick={() => void download()}
      >
        {t("account.data.export")}
      </BusyButton>
      {problem && (
        <div className="mt-4">
          <Notice look="error">{problem.message}</Notice>
        </div>
      )}
    </div>
  );
}
