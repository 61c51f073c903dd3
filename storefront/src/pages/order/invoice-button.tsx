import { useTranslation } from "react-i18next";
import { DownloadButton } from "../../entities/account/download-button.tsx";

/** Saves the invoice of an order as a PDF file. */
export function InvoiceButton({ accountId, orderId }: { accountId: string; orderId: string }) {
  const { t } = useTranslation();
  const params = { id: accountId, orderId };
  return (
    <DownloadButton
      busyLabel={t("account.order.invoiceBusy")}
      fetchFile={(api) => api("GET /account/{id}/orders/{orderId}/invoice", { params })}
      label={t("account.order.invoice")}
      look="outline"
    />
  );
}
