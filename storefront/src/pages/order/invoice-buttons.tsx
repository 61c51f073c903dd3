import type { Order } from "@spolverk/bff/contract";
import { useTranslation } from "react-i18next";
import { DownloadButton } from "../../entities/account/download-button.tsx";

/** Downloads the documents of an order as PDF files: its invoice or receipt, and its credit notes. */
export function InvoiceButtons({ accountId, order }: { accountId: string; order: Order }) {
  const { t } = useTranslation();
  const params = { id: accountId, orderId: order.orderId };
  return (
    <>
      {order.hasInvoice && (
        <DownloadButton
          busyLabel={t(order.company ? "account.order.invoiceBusy" : "account.documents.receiptBusy")}
          fetchFile={(api) => api("GET /account/{id}/orders/{orderId}/invoice", { params })}
          label={t(order.company ? "account.order.invoice" : "account.documents.receipt")}
          look="outline"
        />
      )}
      {order.creditNotes.map(({ number }) => (
        <DownloadButton
          busyLabel={t("account.documents.creditNoteBusy")}
          fetchFile={(api) =>
            api("GET /account/{id}/orders/{orderId}/invoice", { params, query: { creditNote: number } })
          }
          key={number}
          label={t("account.documents.creditNote", { number })}
          look="outline"
        />
      ))}
    </>
  );
}
