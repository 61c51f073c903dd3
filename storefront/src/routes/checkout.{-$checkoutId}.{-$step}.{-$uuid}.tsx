import { checkoutSteps, isStepReachable, listCheckoutSteps } from "@spolverk/domain";
import { ApiError } from "@spolverk/bff/contract";
import { createFileRoute, notFound, redirect } from "@tanstack/react-router";
import { countryNamesQuery } from "../api/country-names-query.ts";
import { checkoutQuery, shopQuery } from "../api/queries.ts";
import { CheckoutUnreadable } from "../features/checkout/access/checkout-unreadable.tsx";
import { CheckoutNotFound } from "../features/checkout/start/checkout-not-found.tsx";
import { CheckoutPage } from "../pages/checkout/checkout-page.tsx";
import { toFixedHead } from "../site/page-head.ts";

type Param = string | null | undefined;
/** The parameters are optional, because a link may omit them. */
type CheckoutParams = { checkoutId?: Param; step?: Param; uuid?: Param };

const toStep = (value: Param) => checkoutSteps.find((step) => step === value);

export const Route = createFileRoute("/checkout/{-$checkoutId}/{-$step}/{-$uuid}")({
  staticData: {
    meta: "checkout",
    texts: ["cart", "checkout"],
    disallow: true,
    isPrivate: true,
    takesPayment: true,
    raisedMenu: true,
  },
  params: {
    // A missing parameter is null [2.1].
    parse: ({ checkoutId = null, step = null, uuid = null }): CheckoutParams => ({ checkoutId, step, uuid }),
    stringify: ({ checkoutId, step, uuid }) => ({
      checkoutId: checkoutId ?? undefined,
      step: step ?? undefined,
      uuid: uuid ?? undefined,
    }),
  },
  // A document keeps its content security policy, and only a checkout's policy allows payment services. Coming from
  // another page therefore loads a new document.
  beforeLoad: ({ context, location, params, preload }) => {
    if (context.takesPayment || preload || !params.checkoutId) return;
    throw redirect({ href: location.href, reloadDocument: true, replace: true });
  },
  loader: async ({ context, params }) => {
    const { queryClient, api, shop } = context;
    if (!params.checkoutId) return opened;
    const [checkout, settings] = await Promise.all([
      queryClient.ensureQueryData(checkoutQuery(api, params.checkoutId)).catch(toRefusal),
      queryClient.ensureQueryData(shopQuery(api)),
    ]);
    if (!checkout) throw notFound();
    if ("isRefused" in checkout) return checkout;
    const step = listCheckoutSteps(checkout.lines).find((each) => each === params.step);
    if (!step || !isStepReachable(step, checkout.step)) {
      throw redirect({
        to: "/checkout/{-$checkoutId}/{-$step}/{-$uuid}",
        params: { checkoutId: checkout.id, step: checkout.step },
        replace: true,
      });
    }
    await queryClient.ensureQueryData(countryNamesQuery(shop.language, settings.deliveryCountries));
    return opened;
  },
  head: ({ match, params }) =>
    toFixedHead(match.context, params.step === "confirmation" ? "confirmation" : "checkout", null, true),
  notFoundComponent: CheckoutNotFound,
  component: CheckoutRoute,
});

const opened = { isRefused: false, unreadable: null };

/**
 * Only members of an account may open its checkout: the API refuses it to visitors, and to the storefront's server,
 * which has no session. An unreadable checkout may be ordered or paid, and the API's message says whom to contact.
 */
function toRefusal(error: unknown): { isRefused: boolean; unreadable: string | null } {
  if (error instanceof ApiError && (error.status === 401 || error.status === 403)) {
    return { isRefused: true, unreadable: null };
  }
  if (error instanceof ApiError && error.code === "checkout_unreadable") {
    return { isRefused: false, unreadable: error.message };
  }
  throw error;
}

function CheckoutRoute() {
  const { checkoutId = null, step } = Route.useParams();
  const { isRefused, unreadable } = Route.useLoaderData();
  if (unreadable !== null) return <CheckoutUnreadable message={unreadable} />;
  return <CheckoutPage checkoutId={checkoutId} isRefused={isRefused} step={toStep(step) ?? "account"} />;
}
