import { randomBytes } from "node:crypto";
import { MedusaError } from "@medusajs/framework/utils";
import { checkoutCalls, placementCalls, preparedPaymentSchema } from "@spolverk/medusa-contract";
import { internalRoutes } from "../../../http/internal-routes.ts";
import { notFound } from "../../../platform/errors.ts";
import { z } from "../../../platform/zod.ts";
import { CHECKOUT_MODULE } from "../../orders/modules/checkout/index.ts";
import { isInProgress } from "../../orders/placing-in-progress.ts";
import { readSwishStatus } from "../../payments/read-swish-status.ts";
import { cancelPlacing, placeOrder, preparePayment } from "../place-order.ts";
import { toPlacingState } from "../placement-table.ts";
import { readPlacedOrder } from "../read-placed-order.ts";

const swishIdSchema = z.string().regex(/^[0-9A-F]{32}$/);

export const checkoutInternalRoutes = [
  ...internalRoutes(checkoutCalls)({
    storeCheckout: async ({ container, body, response }) => {
      const { id } = await container.resolve(CHECKOUT_MODULE).createCheckouts({
        ...body,
        expires_at: new Date(body.expires_at),
        payment_reference: randomBytes(16).toString("hex"),
      });
      response.status(201);
      return { id };
    },
    readCheckout: async ({ container, params }) => {
      const checkout = await container.resolve(CHECKOUT_MODULE).retrieveCheckout(params.id);
      const { data, order_id, payment } = checkout;
      const order = order_id === null ? null : await readPlacedOrder(container, order_id);
      return {
        checkout: {
          data,
          placing: toPlacingState(checkout),
          in_progress: order === null && (await isInProgress(container, checkout.id)),
          payment: payment && preparedPaymentSchema.parse(payment),
          order,
        },
      };
    },
    replaceCheckout: async ({ container, params: { id }, body }) => {
      const next = { id, ...body, accepted_hash: null, acceptance: null };
      if (!(await container.resolve(CHECKOUT_MODULE).saveNextVersion(next))) {
        throw new MedusaError(MedusaError.Types.CONFLICT, "Another version of the checkout was saved first");
      }
      return { id };
    },
  }),
  ...internalRoutes(placementCalls)({
    preparePayment: ({ container, params, body }) => preparePayment(container, params.id, body),
    placeCheckout: ({ container, params, body }) => placeOrder(container, params.id, body),
    cancelPlacing: ({ container, params, body }) => cancelPlacing(container, params.id, body.version),
    getSwishStatus: async ({ container, params }) => {
      const swishId = swishIdSchema.safeParse(params.swishId);
      const status = swishId.success ? await readSwishStatus(container, params.id, swishId.data) : null;
      if (status === null) {
        throw notFound("The checkout has no such Swish payment");
      }
      return { status };
    },
  }),
];
