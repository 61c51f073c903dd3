import type { Checkout } from "@spolverk/bff/contract";
import { formatPrice, isInvoice } from "@spolverk/domain";
import { useRouteContext } from "@tanstack/react-router";
import { useTranslation } from "../../i18n/use-translation.ts";
import { BusyButton } from "../../ui/busy-button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Notice } from "../../ui/notice.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { PaymentMethods } from "./payment-methods.tsx";
import { PlacingVeil } from "./placing-veil.tsx";
import { TermsLabel } from "./terms-label.tsx";
import { useCheckoutCall } from "./use-checkout-call.ts";
import { useCheckoutChoice } from "./use-checkout-choice.ts";
import { useFormDraft } from "./use-form-draft.ts";
import { useStayWhile } from "./use-stay-while.ts";

const noAgreement: Record<"acceptTerms" | "exportAgreement", boolean> = {
  acceptTerms: false,
  exportAgreement: false,
};

type StepProps = { checkout: Checkout; onDone: (checkout: Checkout) => void };

/** How it is paid, what the shopper agrees to, and the button that orders [4.34], [5.7], [5.8]. */
export function PaymentStep({ checkout, onDone }: StepProps) {
  const { t } = useTranslation();
  const { shop } = useRouteContext({ from: "__root__" });
  const choosing = useCheckoutCall(checkout.id);
  const placing = useCheckoutCall(checkout.id);
  const [values, change] = useFormDraft("payment", noAgreement);
  const params = { id: checkout.id };
  const { chosen: method, choose } = useCheckoutChoice(checkout.paymentMethod, choosing.run, (api, chosen) =>
    api("POST /checkout/{id}/payment", { params, body: { method: chosen } }),
  );
  const total = formatPrice(checkout.totals.total, checkout.currency, true);
  const isBusy = choosing.isBusy || placing.isBusy;
  useStayWhile(placing.isBusy);

  async function place(): Promise<void> {
    if (isBusy) return;
    if (method === null) {
      placing.setProblem({ code: "step_not_reached", message: t("validation.payment"), fields: {} });
      return;
    }
    const expectedBackOrders = checkout.lines.flatMap(({ id, isBackOrder }) => (isBackOrder ? [id] : []));
    const body = { ...values, expectedTotal: checkout.totals.total, expectedBackOrders };
    const reply = await placing.run((api) => api("POST /checkout/{id}/place", { params, body }));
    if (reply?.order) onDone(reply);
  }

  const problem = placing.problem ?? choosing.problem;
  const errors = problem?.fields ?? {};
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void place();
      }}
    >
      <h2 className="title-section mb-5">{t("checkout.payment.title")}</h2>
      <ErrorSummary labels={{}} problem={problem} />
      {checkout.paymentMethods.length === 0 ? (
        <Notice look="error">{t("checkout.payment.none", { email: shop.support.email })}</Notice>
      ) : (
        <PaymentMethods checkout={checkout} chosen={method} onSelect={choose} />
      )}
      <div className="mt-6">
        <Checkbox
          checked={values.acceptTerms}
          error={errors.acceptTerms}
          id="acceptTerms"
          onChange={(acceptTerms) => change({ acceptTerms })}
        >
          <TermsLabel />
        </Checkbox>
        {checkout.restricted && (
          <Checkbox
            checked={values.exportAgreement}
            error={errors.exportAgreement}
            id="exportAgreement"
            onChange={(exportAgreement) => change({ exportAgreement })}
          >
            {t("checkout.payment.exportAgreement")}
          </Checkbox>
        )}
      </div>
      <BusyButton
        busy={isBusy}
        busyLabel={t(placing.isBusy ? "checkout.payment.placing" : "checkout.payment.preparing")}
        className="mt-6 w-full"
        size="large"
        type="submit"
      >
        {t(method && isInvoice(method) ? "checkout.payment.placeInvoice" : "checkout.payment.place", {
          total,
        })}
      </BusyButton>
      {placing.isBusy && <PlacingVeil />}
    </form>
  );
}
