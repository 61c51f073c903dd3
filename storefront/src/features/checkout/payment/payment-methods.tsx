import type { Checkout } from "@spolverk/bff/contract";
import { formatPrice, isInvoice, isPayLater, type PaymentMethod } from "@spolverk/domain";
import { useTranslation } from "react-i18next";
import { RadioCard } from "../../../ui/radio-card.tsx";

type PaymentMethodsProps = {
  checkout: Checkout;
  chosen: PaymentMethod | null;
  onSelect: (method: PaymentMethod) => void;
};

/** The ways to pay for this order, each with its fee and terms [9.37]. */
export function PaymentMethods({ checkout, chosen, onSelect }: PaymentMethodsProps) {
  const { t } = useTranslation();
  const { payment } = checkout;
  // Nothing is charged by a backend without a provider, nor with a provider's test keys.
  const isTest =
    payment.kind === "test" || (payment.kind === "stripe" && payment.publishableKey.startsWith("pk_test_"));
  return (
    <div aria-label={t("checkout.payment.title")} className="grid gap-3" role="radiogroup">
      {checkout.paymentMethods.map(({ method, fee, termsDays, approvalAbove }) => (
        <RadioCard
          aside={
            fee.total > 0 &&
            t("checkout.payment.fee", { price: formatPrice(fee.total, checkout.currency, true) })
          }
          checked={method === chosen}
          id={`payment-${method}`}
          key={method}
          name="payment-method"
          onSelect={() => onSelect(method)}
          title={t(`checkout.payment.methods.${method}`)}
          value={method}
        >
          {termsDays !== null && t("checkout.payment.terms", { count: termsDays })}
          {approvalAbove !== null && checkout.totals.toPay > approvalAbove && (
            <>
              {" "}
              {t("checkout.payment.approvalHint", {
                limit: formatPrice(approvalAbove, checkout.currency, true),
              })}
            </>
          )}
          {isPayLater(method) && <>{t(`checkout.payment.later.about.${method}`)} </>}
          {!isInvoice(method) && isTest && t("checkout.payment.testNote")}
        </RadioCard>
      ))}
    </div>
  );
}
