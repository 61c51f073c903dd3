import type { Checkout } from "@spolverk/bff/contract";
import { useTranslation } from "react-i18next";
import { Notice } from "../../../ui/notice.tsx";

type Imported = Pick<Checkout, "importDuties" | "importTax" | "importVat" | "vatRate">;

/**
 * Says whether the tax of a delivery abroad is paid, and what the carrier may charge the recipient. Renders nothing for
 * a delivery that crosses no customs or tax border.
 */
export function ImportNotices({ checkout }: { checkout: Imported }) {
  const { t } = useTranslation();
  const { importDuties, importTax, importVat, vatRate } = checkout;
  if (!importDuties && !importVat && importTax === null) return null;
  const isTaxPossible = importTax === "possible";
  return (
    <div className="mb-6">
      <Notice look="info">
        {importTax === "included" && <p>{t("checkout.customs.vatIncluded", { rate: vatRate })}</p>}
        {importVat && <p>{t("checkout.customs.importVat")}</p>}
        {importDuties && (
          <p>{t(isTaxPossible ? "checkout.customs.dutiesAndTax" : "checkout.customs.duties")}</p>
        )}
        {isTaxPossible && !importDuties && <p>{t("checkout.customs.tax")}</p>}
      </Notice>
    </div>
  );
}
