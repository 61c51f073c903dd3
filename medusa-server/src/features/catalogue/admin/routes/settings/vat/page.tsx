import { defineRouteConfig } from "@medusajs/admin-sdk";
import { ReceiptPercent } from "@medusajs/icons";
import { useVat } from "../../../use-vat.ts";
import { FormPlaceholder } from "../../../../../../admin-parts/form-section.tsx";
import { StandardRatesForm } from "../../../standard-rates-form.tsx";
import { VatChangeForm } from "../../../vat-change-form.tsx";
import { VatChanges } from "../../../vat-changes.tsx";
import { VatHistory } from "../../../vat-history.tsx";
import { VatRates } from "../../../vat-rates.tsx";
import { VatThresholdsForm } from "../../../vat-thresholds-form.tsx";

const title = "VAT";

/** The page of VAT rates: today's, those to come, and the import thresholds. */
function VatPage() {
  const { data, loadError } = useVat();
  if (data === undefined) return <FormPlaceholder error={loadError} title={title} />;
  const { countries, changes, history, thresholds } = data;
  return (
    <>
      <VatRates countries={countries} />
      <VatChanges changes={changes} />
      <VatChangeForm countries={countries} />
      <StandardRatesForm countries={countries} />
      <VatThresholdsForm thresholds={thresholds} />
      <VatHistory history={history} />
    </>
  );
}

export const config = defineRouteConfig({ label: title, icon: ReceiptPercent });

export default VatPage;
