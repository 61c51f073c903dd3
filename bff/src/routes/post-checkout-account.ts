import { changeCheckout } from "../checkout/change-checkout.ts";
import { prefillCheckout } from "../checkout/prefill-checkout.ts";
import type { Handler } from "../http/mount.ts";
import type { Services } from "../services.ts";

/**
 * POST /checkout/{id}/account [7.12]: who orders. Called for an account, a guest's checkout becomes the account's: what was
 * typed stays, and its prices become the account's.
 */
export function postCheckoutAccount(services: Services): Handler<"POST /checkout/{id}/account"> {
  return async ({ params, query, body: { email } }, caller) => {
    const account = caller.account && (await services.store.getAccount(caller.account.id));
    return changeCheckout(
      services,
      { ...params, ...query, caller },
      {
        apply: (checkout) =>
          account && checkout.accountId === null
            ? prefillCheckout({ ...checkout, email }, account)
            : { email },
      },
    );
  };
}
