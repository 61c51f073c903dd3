import { changeCheckout } from "../checkout/change-checkout.ts";
import type { Handler } from "../http/mount.ts";
import type { Services } from "../services.ts";

/** POST /checkout/{id}/noVatNumber [7.12]: a company without a VAT number is charged VAT [3.39]. */
export function postCheckoutNoVatNumber(services: Services): Handler<"POST /checkout/{id}/noVatNumber"> {
  return ({ params, query, body: { noVatNumber } }, caller) =>
    changeCheckout(
      services,
      { ...params, ...query, caller },
      {
        apply: ({ billing }) => ({
          vatNumberMissing: noVatNumber,
          ...(noVatNumber && billing && { billing: { ...billing, vatNumber: "" } }),
        }),
      },
    );
}
