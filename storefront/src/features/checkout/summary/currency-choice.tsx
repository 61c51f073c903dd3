import type { Checkout } from "@spolverk/bff/contract";
import { currencies } from "@spolverk/domain";
import { useTranslation } from "react-i18next";
import { SelectField } from "../../../ui/select-field.tsx";
import { useCheckoutCall } from "../steps/use-checkout-call.ts";
import { useCheckoutChoice } from "../steps/use-checkout-choice.ts";

/** The choice of currency: every country may pay in every currency, and a change reprices the whole checkout [9.2]. */
export function CurrencyChoice({ checkout }: { checkout: Checkout }) {
  const { t } = useTranslation();
  const { problem, run } = useCheckoutCall(checkout.id);
  const params = { id: checkout.id };
  const { chosen, choose } = useCheckoutChoice(checkout.currency, run, (api, currency) =>
    api("POST /checkout/{id}/currency", { params, body: { currency } }),
  );
  return (
    <SelectField
      className="mt-4 px-1"
      error={problem?.message}
      id="checkout-currency"
      label={t("checkout.summary.currency")}
      onChange={(value) => {
        const currency = currencies.find((known) => known === value);
        if (currency) choose(currency);
      }}
      options={currencies.map((currency) => ({ value: currency, label: currency }))}
      value={chosen ?? checkout.currency}
    />
  );
}
