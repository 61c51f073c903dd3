import type { Checkout } from "@spolverk/bff/contract";
import { useTranslation } from "react-i18next";
import { Notice } from "../../../ui/notice.tsx";

/** What the recipient may have to pay the carrier at a customs border; nothing for a delivery that passes none. */
export function ImportNotices({ checkout }: { checkout: Pick<Checkout, "importDuties" | "importVat"> }) {
  const { t } = useTranslation();
  const { importDuties, importVat } = checkout;
  if (!importDuties && !importVat) return null;
  return (
    <div className="mb-6">
      <Notice look="info">
        {importVat && <p>{t("checkout.customs.importVat")}</p>}
        {importDuties && <p>{t("checkout.customs.duties")}</p>}
      </Notice>
    </div>
  );
}
