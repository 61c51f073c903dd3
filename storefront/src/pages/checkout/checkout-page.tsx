import type { CheckoutStep } from "@spolverk/domain";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { countryNamesQuery } from "../../api/country-names-query.ts";
import { checkoutQuery, shopQuery } from "../../api/queries.ts";
import { AccountCheckout } from "../../features/checkout/access/account-checkout.tsx";
import { CheckoutClosed } from "../../features/checkout/access/checkout-closed.tsx";
import { CheckoutWaiting } from "../../features/checkout/access/checkout-waiting.tsx";
import { resolveCheckoutAccess } from "../../features/checkout/access/resolve-checkout-access.ts";
import { CheckoutView } from "../../features/checkout/checkout-view.tsx";
import { CheckoutNotFound } from "../../features/checkout/start/checkout-not-found.tsx";
import { StartView } from "../../features/checkout/start/start-view.tsx";
import { useAuthReady, useSession } from "../../session/use-session.ts";

type CheckoutPageProps = {
  checkoutId: string | null;
  step: CheckoutStep;
  /** The checkout belongs to an account, and the API refused to return it to the loader's call. */
  isRefused: boolean;
};

/** A checkout at one of its steps; without an id the page starts a new checkout from the cart. */
export function CheckoutPage({ checkoutId, step, isRefused }: CheckoutPageProps) {
  if (!checkoutId) return <StartView />;
  return isRefused ? (
    <AccountCheckout checkoutId={checkoutId} step={step} />
  ) : (
    <SavedCheckout checkoutId={checkoutId} step={step} />
  );
}

function SavedCheckout({ checkoutId, step }: { checkoutId: string; step: CheckoutStep }) {
  const { api, shop } = useRouteContext({ from: "__root__" });
  const { data: checkout } = useSuspenseQuery(checkoutQuery(api, checkoutId));
  const { data: settings } = useSuspenseQuery(shopQuery(api));
  const { data: countries } = useSuspenseQuery(countryNamesQuery(shop.language, settings.deliveryCountries));
  const session = useSession();
  const authReady = useAuthReady();
  if (!checkout) return <CheckoutNotFound />;
  const access = resolveCheckoutAccess(checkout.accountId, { ...session, authReady });
  if (access === "waiting") return <CheckoutWaiting />;
  if (access !== "open") return <CheckoutClosed checkoutId={checkoutId} reason={access} step={step} />;
  return (
    <CheckoutView
      // The key remounts the forms for another checkout, so that they start with the values of that checkout.
      key={checkoutId}
      checkout={checkout}
      countries={countries}
      sellerCountry={settings.sellerCountry}
      step={step}
    />
  );
}
