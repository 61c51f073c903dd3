import type { CheckoutStep } from "@spolverk/domain";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { countryNamesQuery } from "../../api/country-names-query.ts";
import { checkoutQuery, shopQuery } from "../../api/queries.ts";
import { CheckoutView } from "../../features/checkout/checkout-view.tsx";
import { CheckoutNotFound } from "../../features/checkout/start/checkout-not-found.tsx";
import { StartView } from "../../features/checkout/start/start-view.tsx";

/** A checkout at one of its steps; without an id the page starts one of the cart. */
export function CheckoutPage({ checkoutId, step }: { checkoutId: string | null; step: CheckoutStep }) {
  return checkoutId ? <SavedCheckout checkoutId={checkoutId} step={step} /> : <StartView />;
}

function SavedCheckout({ checkoutId, step }: { checkoutId: string; step: CheckoutStep }) {
  const { api, shop } = useRouteContext({ from: "__root__" });
  const { data: checkout } = useSuspenseQuery(checkoutQuery(api, checkoutId));
  const { data: settings } = useSuspenseQuery(shopQuery(api));
  const { data: countries } = useSuspenseQuery(countryNamesQuery(shop.language, settings.deliveryCountries));
  return checkout ? (
    <CheckoutView
      checkout={checkout}
      countries={countries}
      sellerCountry={settings.sellerCountry}
      step={step}
    />
  ) : (
    <CheckoutNotFound />
  );
}
