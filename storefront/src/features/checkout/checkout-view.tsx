import type { Checkout } from "@spolverk/bff/contract";
import { type CheckoutStep, isStepReachable, listCheckoutSteps } from "@spolverk/domain";
import { useNavigate, useRouteContext } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useRootAttribute } from "../../browser/use-root-attribute.ts";
import { Notice } from "../../ui/notice.tsx";
import { useMediaQuery } from "../../ui/use-media-query.ts";
import { ChangedCartNotice } from "./start/changed-cart-notice.tsx";
import { storeAsked } from "./start/stored-checkout.ts";
import { useChangedCart } from "./start/use-changed-cart.ts";
import { useCheckoutCall } from "./steps/use-checkout-call.ts";
import { useAttachAccount } from "./account/use-attach-account.ts";
import { AccountStep } from "./account/account-step.tsx";
import { AddressStep } from "./address/address-step.tsx";
import { CheckoutStepsNav } from "./steps/checkout-steps-nav.tsx";
import { ConfirmationStep } from "./confirmation/confirmation-step.tsx";
import { CouponForm } from "./summary/coupon-form.tsx";
import { CurrencyChoice } from "./summary/currency-choice.tsx";
import { EmptiedCheckout } from "./start/emptied-checkout.tsx";
import { isOpenCheckout } from "./steps/is-open-checkout.ts";
import { OrderSummary } from "./summary/order-summary.tsx";
import { PaymentStep } from "./payment/payment-step.tsx";
import { PriceChangeNotice } from "./summary/price-change-notice.tsx";
import { ShippingStep } from "./shipping/shipping-step.tsx";
import { settleOrder } from "./confirmation/settle-order.ts";
import { usePriceChange } from "./summary/use-price-change.ts";

type CheckoutViewProps = {
  checkout: Checkout;
  step: CheckoutStep;
  countries: readonly { value: string; label: string }[];
  sellerCountry: string;
};

/**
 * One step of a checkout beside the summary of its order. The page's address never leads past the checkout's current
 * step.
 */
export function CheckoutView({ checkout, step, countries, sellerCountry }: CheckoutViewProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { shop } = useRouteContext({ from: "__root__" });
  const isPlaced = checkout.order !== null;
  const isEmptied = checkout.lines.length === 0 && isOpenCheckout(checkout);
  // Hides the tab bar while the payment waits, so that the page offers only to pay or to cancel.
  useRootAttribute("data-payment-waits", !isPlaced && !isOpenCheckout(checkout));
  // Form and summary are rendered in their visual order, which the tab key follows. On small screens they are stacked.
  const isWide = useMediaQuery("(width >= 1024px)");
  const { change, dismiss } = usePriceChange(checkout);
  const cartChange = useChangedCart(checkout);
  const attachProblem = useAttachAccount(checkout);
  const replacing = useCheckoutCall(checkout.id);

  async function takeCartOver(): Promise<void> {
    const lines = cartChange.changed?.map(({ id, quantity }) => ({ id, quantity })) ?? [];
    const params = { id: checkout.id };
    const reply = await replacing.run((api) => api("POST /checkout/{id}/lines", { params, body: { lines } }));
    if (reply) cartChange.accept();
  }

  // Moving between steps does not leave the checkout, so the navigation blocker must not stop it.
  const go = (target: CheckoutStep, replace: boolean) =>
    navigate({
      to: "/checkout/{-$checkoutId}/{-$step}/{-$uuid}",
      params: { checkoutId: checkout.id, step: target },
      replace,
      ignoreBlocker: true,
    });

  // A reply may move the checkout to an earlier step: the page's address follows.
  useEffect(() => {
    // Without lines the page shows the same notice at every step.
    if (isEmptied) return;
    const isThere = listCheckoutSteps(checkout.lines).includes(step);
    if (!isThere || !isStepReachable(step, checkout.step)) void go(checkout.step, true);
  });

  /** Goes to the next step, or back to the first incomplete one. */
  function goOn(reply: Checkout): void {
    const steps = listCheckoutSteps(reply.lines);
    const next = steps[steps.indexOf(step) + 1] ?? reply.step;
    void go(isStepReachable(next, reply.step) ? next : reply.step, false);
  }

  useEffect(() => {
    if (checkout.order) settleOrder(checkout, checkout.order, shop.site.legal);
  }, [checkout, shop]);
  // The pending-order bar need not report an order whose outcome this page shows.
  const isUndecided = checkout.order === null && checkout.placing !== "none";
  useEffect(() => storeAsked(checkout.id, isUndecided), [checkout.id, isUndecided]);

  if (isEmptied) return <EmptiedCheckout warnings={checkout.warnings} />;
  const stepForm = (
    <div className="max-w-2xl" key="form">
      {!isPlaced && change && <PriceChangeNotice change={change} countries={countries} onDismiss={dismiss} />}
      {attachProblem && (
        <div className="mb-6">
          <Notice look="error">{attachProblem.message}</Notice>
        </div>
      )}
      {!isPlaced && checkout.warnings.length > 0 && (
        <div className="mb-6 grid gap-3">
          {checkout.warnings.map((warning) => (
            <Notice
              key={`${warning.code}-${warning.lineId ?? ""}`}
              look={warning.code === "line_backordered" ? "info" : "warning"}
            >
              {warning.message}
            </Notice>
          ))}
        </div>
      )}
      {/* Blocks ordering until the shopper has chosen between cart and order; typed values are kept. */}
      <div
        className={cartChange.changed ? "opacity-40" : undefined}
        inert={cartChange.changed !== null || cartChange.isChecking}
      >
        {step === "account" && <AccountStep checkout={checkout} onDone={goOn} />}
        {step === "address" && (
          <AddressStep
            // Remounts the form once the checkout belongs to an account, so that the account's saved details fill it
            // in.
            key={checkout.accountId}
            checkout={checkout}
            countries={countries}
            onDone={goOn}
            sellerCountry={sellerCountry}
          />
        )}
        {step === "shipping" && <ShippingStep checkout={checkout} onDone={goOn} />}
        {step === "payment" && (
          <PaymentStep checkout={checkout} onDone={() => void go("confirmation", true)} />
        )}
        {step === "confirmation" && <ConfirmationStep checkout={checkout} />}
      </div>
    </div>
  );
  const summary = (
    <div className="lg:sticky lg:top-8 lg:order-last" key="summary">
      <OrderSummary checkout={checkout} />
      {isOpenCheckout(checkout) && (
        <>
          <CouponForm checkout={checkout} />
          <CurrencyChoice checkout={checkout} />
        </>
      )}
    </div>
  );
  return (
    <>
      {!isPlaced && <h1 className="title-page mb-4">{t("checkout.title")}</h1>}
      <CheckoutStepsNav checkout={checkout} step={step} />
      {cartChange.changed && (
        <ChangedCartNotice
          isBusy={replacing.isBusy}
          isEmpty={cartChange.changed.length === 0}
          onAccept={() => void takeCartOver()}
          onDismiss={cartChange.dismiss}
          problem={replacing.problem}
        />
      )}
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_25rem] lg:gap-14">
        {isWide ? [stepForm, summary] : [summary, stepForm]}
      </div>
    </>
  );
}
