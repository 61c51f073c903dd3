import { loadCheckout } from "../checkout/load-checkout.ts";
import { showCheckout } from "../checkout/show-checkout.ts";
import type { Handler } from "../http/mount.ts";
import { getTranslate } from "../http/texts.ts";
import type { Services } from "../services.ts";

/** GET /checkout/{id} [7.11]: with the refusal of a placing that was answered before it was decided. */
export function getCheckout(services: Services): Handler<"GET /checkout/{id}"> {
  return async ({ params, query }, caller) => {
    const call = { ...params, ...query, caller };
    const shown = await showCheckout(services, await loadCheckout(services, call), call);
    if (shown.order || shown.placing !== "none") return shown;
    const late = await services.lateRefusals.read(params.id);
    if (late === null) return shown;
    // The backend has let go of the checkout, and what it answered is on its way.
    if (late === "pending") return { ...shown, placing: "in_progress" };
    const { code, values } = late;
    const message = getTranslate(query.language)(`errors.${code}`, {
      email: services.supportEmail,
      ...values,
    });
    return { ...shown, refusal: { code, message } };
  };
}
