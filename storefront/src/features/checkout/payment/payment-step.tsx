import type { Checkout } from "@spolverk/bff/contract";
import { isInvoice, isSettled, type PaymentMethod } from "@spolverk/domain";
import { useBlocker, useRouteContext } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Problem } from "../../../api/to-problem.ts";
import { GuaranteeNotice } from "../../../entities/legal/guarantee-notice.tsx";
import { BusyButton } from "../../../ui/busy-button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { SafeForm } from "../../../ui/safe-form.tsx";
import { toCheckoutDraft } from "../steps/checkout-draft.ts";
import { ErrorSummary } from "../steps/error-summary.tsx";
import { isOpenCheckout } from "../steps/is-open-checkout.ts";
import { ImportNotices } from "../steps/import-notices.tsx";
import { GiftCard } from "./gift-card.tsx";
import { OrderReview } from "./order-review.tsx";
import { PaymentForm } from "./payment-form.tsx";
import { PaymentMethods } from "./payment-methods.tsx";
import { PointsPayment } from "./points-payment.tsx";
import { PlacementOverlay } from "../steps/placement-overlay.tsx";
import { useSession } from "../../../session/use-session.ts";
import { SwishPanel } from "../payment-providers/swish-panel.tsx";
import { TermsLabel } from "./terms-label.tsx";
import { useCheckoutCall } from "../steps/use-checkout-call.ts";
import { useCheckoutChoice } from "../steps/use-checkout-choice.ts";
import { useFormDraft } from "../../../browser/use-form-draft.ts";
import { type Agreement, useOrderPlacement } from "./use-order-placement.ts";
import { WaitingNotice } from "./waiting-notice.tsx";

/**
 * Focuses the form's heading when the form returns, such as after a canceled payment, unless an error has the focus.
 */
function useFocusOnReturn(isAway: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasAway = useRef(isAway);
  useEffect(() => {
    const isFocusLost = document.activeElement === document.body;
    if (wasAway.current && !isAway && isFocusLost) heading.current?.focus();
    wasAway.current = isAway;
  }, [isAway]);
  return heading;
}

/**
 * Blocks leaving the page while an order is being placed: a link does nothing, and a reload asks for confirmation
 * [4.34].
 */
export function useBlockNavigation(isBusy: boolean): void {
  useBlocker({ shouldBlockFn: () => isBusy, enableBeforeUnload: () => isBusy });
}

const noAgreement: Agreement = { acceptTerms: false, exportAgreement: false, newsletter: false };

/** The ids of the boxes that have to be checked, in the form's order. */
const agreements = ["acceptTerms", "exportAgreement"] as const;

type StepProps = { checkout: Checkout; onDone: () => void };

/** The payment method, the shopper's agreements, the order's review and the order button [4.34], [5.7], [5.8]. */
export function PaymentStep({ checkout, onDone }: StepProps) {
  const { t } = useTranslation();
  const { shop } = useRouteContext({ from: "__root__" });
  const { user } = useSession();
  const [values, change] = useFormDraft(toCheckoutDraft(checkout.id, "payment"), noAgreement);
  const choosing = useCheckoutCall(checkout.id);
  const placing = useOrderPlacement(checkout, values, onDone);
  const params = { id: checkout.id };
  const { chosen: method, choose } = useCheckoutChoice(checkout.paymentMethod, choosing.run, (api, chosen) =>
    api("POST /checkout/{id}/payment", { params, body: { method: chosen } }),
  );
  const { payment } = checkout;
  const isPaid = isSettled(method);
  const isHere = checkout.site === shop.site.code;
  const otherSite = isHere ? null : (shop.sites.find(({ code }) => code === checkout.site) ?? null);
  const hasNotice = (otherSite ?? shop.site).guaranteeYears !== null;
  const isNoticeDue = hasNotice && !checkout.company && checkout.lines.some(({ physical }) => physical);
  const isPlacing = placing.isBusy || placing.isInProgress;
  const isBusy = choosing.isBusy || isPlacing || placing.isArriving;
  useBlockNavigation(isPlacing);

  // The checkout stores the method, but the payment prepared for it may have expired.
  const isUnprepared = payment.kind === "none" && checkout.order === null && !choosing.problem;
  const unprepared = isUnprepared ? checkout.paymentMethod : null;
  useEffect(() => {
    if (unprepared !== null && !isBusy) choose(unprepared);
  });

  /** Invoice orders have a rate limit of their own, so the message suggests another payment method. */
  function toInvoiceProblem(refused: Problem | null): Problem | null {
    const isLimited = refused?.code === "too_many_requests" && method !== null && isInvoice(method);
    return isLimited ? { ...refused, message: t("checkout.payment.tooManyInvoices") } : refused;
  }

  function chooseMethod(next: PaymentMethod): void {
    // Clear the last attempt's problem, which does not apply to the new method.
    placing.setProblem(null);
    choose(next);
  }

  function place(): void {
    if (isBusy) return;
    if (method === null) {
      placing.setProblem({ code: "step_not_reached", message: t("validation.payment"), fields: {} });
      return;
    }
    placing.place();
  }

  const problem = toInvoiceProblem(placing.problem) ?? choosing.problem;
  const errors = problem?.fields ?? {};
  const unticked = agreements.find((name) => errors[name]);
  useEffect(() => {
    const refused = agreements.find((name) => problem?.fields[name]);
    if (refused) document.getElementById(refused)?.focus();
  }, [problem]);
  const swish = placing.isWaiting && payment.kind === "swish" ? payment : null;
  const title = useFocusOnReturn(swish !== null);
  if (swish?.id) {
    return (
      <SwishPanel
        checkout={checkout}
        isBusy={placing.isBusy}
        onSettled={placing.settleSwish}
        onStop={placing.stopWaiting}
        problem={problem}
        swishId={swish.id}
        token={swish.token}
      />
    );
  }
  return (
    <>
      <h2 className="title-section mb-5 outline-none" ref={title} tabIndex={-1}>
        {t("checkout.payment.title")}
      </h2>
      <ImportNotices checkout={checkout} />
      {isOpenCheckout(checkout) && (
        <>
          <PointsPayment checkout={checkout} />
          <GiftCard checkout={checkout} />
        </>
      )}
      <SafeForm onSubmit={place}>
        {/* An unchecked box shows its problem beside it and takes the focus, so the summary stays empty. */}
        <ErrorSummary labels={{}} problem={unticked ? null : problem} />
        {placing.isWaiting && (
          <WaitingNotice isBusy={isBusy} onStop={placing.stopWaiting} payment={payment} />
        )}
        {checkout.paymentMethods.length === 0 && (
          <Notice look="error">{t("checkout.payment.none", { email: shop.support.email })}</Notice>
        )}
        {method === "free" && <Notice look="info">{t("checkout.payment.methods.free")}</Notice>}
        {checkout.paymentMethods.length > 0 && !isPaid && (
          <PaymentMethods checkout={checkout} chosen={method} onSelect={chooseMethod}>
            <PaymentForm method={method} payment={payment} placing={placing} />
          </PaymentMethods>
        )}
        <div className="mt-6">
          <Checkbox
            checked={values.acceptTerms}
            error={errors.acceptTerms && problem?.message}
            id="acceptTerms"
            onChange={(acceptTerms) => change({ acceptTerms })}
          >
            <TermsLabel isCompany={checkout.company} otherSite={otherSite} />
          </Checkbox>
          {checkout.restricted && (
            <Checkbox
              checked={values.exportAgreement}
              error={errors.exportAgreement && problem?.message}
              id="exportAgreement"
              onChange={(exportAgreement) => change({ exportAgreement })}
            >
              {t("checkout.payment.exportAgreement")}
            </Checkbox>
          )}
          <Checkbox
            checked={values.newsletter}
            id="newsletter"
            onChange={(newsletter) => change({ newsletter })}
          >
            {[
              t("checkout.payment.newsletter"),
              ...(user?.email.toLowerCase() === checkout.email?.toLowerCase()
                ? []
                : [t("checkout.payment.newsletterHint")]),
            ].join(" ")}
          </Checkbox>
        </div>
        {isNoticeDue && (
          <div className="mt-6 grid gap-3">
            <GuaranteeNotice otherSite={otherSite} />
          </div>
        )}
        <OrderReview checkout={checkout} />
        <BusyButton
          busy={isBusy}
          busyLabel={t(isPlacing ? "checkout.payment.placing" : "checkout.payment.preparing")}
          className="mt-6 w-full"
          size="large"
          type="submit"
        >
          {t("checkout.contract.order")}
        </BusyButton>
        {isPlacing && <PlacementOverlay isSlow={placing.isInProgress} />}
      </SafeForm>
    </>
  );
}
