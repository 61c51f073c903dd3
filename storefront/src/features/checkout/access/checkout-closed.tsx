import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { buttonClass } from "../../../ui/button-class.ts";
import { CheckoutUnavailable } from "../start/checkout-unavailable.tsx";
import { toCheckoutPath } from "./to-checkout-path.ts";

type CheckoutClosedProps = { reason: "signIn" | "otherAccount"; checkoutId: string; step: string };

/** Replaces a checkout of an account that the user does not act for, with a link to sign in or a new checkout. */
export function CheckoutClosed({ reason, checkoutId, step }: CheckoutClosedProps) {
  const { t } = useTranslation();
  return (
    <CheckoutUnavailable text={t(`checkout.access.${reason}Text`)} title={t(`checkout.access.${reason}`)}>
      {reason === "signIn" && (
        <Link
          className={buttonClass("primary")}
          search={{ redirect: toCheckoutPath(checkoutId, step) }}
          to="/account/login"
        >
          {t("checkout.access.toSignIn")}
        </Link>
      )}
    </CheckoutUnavailable>
  );
}
