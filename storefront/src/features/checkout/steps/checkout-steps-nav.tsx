import type { Checkout } from "@spolverk/bff/contract";
import { type CheckoutStep, isStepReachable, listCheckoutSteps } from "@spolverk/domain";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { Icon } from "../../../ui/icon.tsx";
import { isOpenCheckout } from "./is-open-checkout.ts";

type CheckoutStepsNavProps = { checkout: Checkout; step: CheckoutStep };

/** The checkout's steps: the current one, and links back to the completed ones. */
export function CheckoutStepsNav({ checkout, step }: CheckoutStepsNavProps) {
  const { t } = useTranslation();
  const steps = listCheckoutSteps(checkout.lines);
  const here = steps.indexOf(step);
  // While the payment waits there are no links: a change in another step would cancel the payment, so the shopper
  // cancels it first.
  const isWaiting = !checkout.order && !isOpenCheckout(checkout);
  return (
    <nav aria-label={t("checkout.stepsLabel")} className="mb-8">
      <ol className="flex items-center gap-1.5 sm:gap-3">
        {steps.map((name, index) => {
          const isDone = index < here;
          const canGo = name !== step && !isWaiting && isStepReachable(name, checkout.step);
          const number = (
            <span
              className={`grid size-8 shrink-0 place-items-center rounded-full text-sm font-bold ${index <= here ? "bg-accent text-accent-ink" : "bg-sunken text-soft"}`}
            >
              {isDone ? <Icon className="size-4" name="check" /> : index + 1}
            </span>
          );
          const label = (
            <span className={name === step ? "font-semibold" : "text-soft max-sm:sr-only"}>
              {t(`checkout.steps.${name}`)}
            </span>
          );
          return (
            <li className="flex items-center gap-1.5 not-last:grow sm:gap-3" key={name}>
              {canGo ? (
                <Link
                  className="flex min-h-11 items-center gap-2 rounded-full hover:underline"
                  params={{ checkoutId: checkout.id, step: name }}
                  to="/checkout/{-$checkoutId}/{-$step}/{-$uuid}"
                >
                  {number}
                  {label}
                </Link>
              ) : (
                <span
                  aria-current={name === step ? "step" : undefined}
                  className="flex min-h-11 items-center gap-2"
                >
                  {number}
                  {label}
                </span>
              )}
              {index < steps.length - 1 && <span aria-hidden="true" className="h-px grow bg-line" />}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
