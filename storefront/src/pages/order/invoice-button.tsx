import { useTranslation } from "react-i18next";
import { decodeBase64, saveFile } from "../../browser/save-file.ts";
import { useAccountCall } from "../../entities/account/use-account-call.ts";
import { BusyButton } from "../../ui/busy-button.tsx";
import { Notice } from "../../ui/notice.tsx";

/** Saves the invoice of an order as a PDF file. */
export function InvoiceButton({ accountId, orderId }: { accountId: string; orderId: string }) {
  const { t } = useTranslation();
  const { isBusy, problem, run } = useAccountCall();

  async function download(): Promise<void> {
    const params = { id: accountId, orderId };
    const file = await run((api) => api("GET /account/{id}/orders/{orderId}/invoice", { params }));
    if (file) saveFile(file.name, new Blob([decodeBase64(file.base64)], { type: file.type }));
  }

  return (
    <>
      <BusyButton
        busy={isBusy}
        busyLabel={t("account.order.invoiceBusy")}
        look="outline"
        onClick={() => void download()}
      >
        {t("account.order.invoice")}
      </BusyButton>
      {problem && (
        <div className="order-last w-full">
          <Notice look="error">{problem.message}</Notice>
        </div>
      )}
    </>
  );
}
