import type { Checkout } from "@spolverk/bff/contract";
import { isInvoice, isPayLater, type PaymentMethod } from "@spolverk/domain";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Changing } from "../../../ui/changing.tsx";
import { RadioCard } from "../../../ui/radio-card.tsx";
import { toPriceTexts } from "../steps/to-price-texts.ts";

type PaymentMethodsProps = {
  checkout: Checkout;
  chosen: PaymentMethod | null;
  onSelect: (method: PaymentMethod) => void;
  /** The form of the chosen method's provider, shown directly below the method. */
  children?: ReactNode;
};

/** The payment methods of this order, each with its fee and terms [9.37]. */
export function PaymentMethods({ checkout, chosen, onSelect, children }: PaymentMethodsProps) {
  const { t } = useTranslation();
  const { payment } = checkout;
  const { toAmount, toLimit } = toPriceTexts(checkout, t);
  // Nothing is charged when the method has no provider or the provider's test keys are configured.
  const isTest =
    payment.kind === "test" || (payment.kind === "stripe" && payment.publishableKey.startsWith("pk_test_"));
  return (
    <div aria-label={t("checkout.payment.title")} className="grid gap-3" role="radiogroup">
      {checkout.paymentMethods.map(({ method, fee, termsDays, approvalAbove }) => (
        <div key={method}>
          <RadioCard
            aside={fee.total > 0 && t("checkout.payment.fee", { price: toAmount(fee) })}
            checked={method === chosen}
            id={`payment-${method}`}
            name="payment-method"
            onSelect={() => onSelect(method)}
            title={t(`checkout.payment.methods.${method}`)}
            value={method}
          >
            {termsDays !== null && <Changing>{t("checkout.payment.terms", { count: termsDays })}</Changing>}
            {approvalAbove !== null && checkout.totals.toPay > approvalAbove && (
              <>
                {" "}
                <Changing>{t("checkout.payment.approvalHint", { limit: toLimit(approvalAbove) })}</Changing>
              </>
            )}
            {isPayLater(method) && <>{t(`checkout.payment.later.about.${method}`)} </>}
          </RadioCard>
          {method === chosen && (
            <div className="px-1 pt-3 empty:hidden">
              {isTest && !isInvoice(method) && (
                <p className="mb-3 text-sm text-soft">{t("checkout.payment.testNote")}</p>
              )}
              {children}
            </div>
          )}
        </div>
      ))}
    </div>
  );
}
