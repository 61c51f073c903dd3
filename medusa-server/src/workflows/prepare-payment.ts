import type { LinkDefinition } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { createWorkflow, transform, when, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import {
  createCartCreditLinesWorkflow,
  createPaymentCollectionsStep,
  createPaymentSessionStep,
  createRemoteLinkStep,
} from "@medusajs/medusa/core-flows";
import { expectPresent } from "../expect-present.ts";
import { toCart } from "../checkout/to-cart.ts";
import type { DraftBody } from "../internal/draft-body.ts";
import { readProvider } from "../payments/payment-methods.ts";
import { attachCartStep } from "./steps/attach-cart-step.ts";
import { cancelCartPaymentStep } from "./steps/cancel-cart-payment-step.ts";
import { checkCartTotalStep } from "./steps/check-cart-total-step.ts";
import { createDraftCartStep } from "./steps/create-draft-cart-step.ts";
import { findCartSurroundingsStep } from "./steps/find-cart-surroundings-step.ts";
import { findOrCreateGuestStep } from "./steps/find-or-create-guest-step.ts";

type Input = {
  checkout_id: string;
  payment_reference: string;
  superseded_cart_id: string | null;
  draft: DraftBody;
};

/**
 * Makes the cart and the payment of exactly one draft and names the cart in the checkout. The payment
 * of the cart before ends first: a process that dies in between leaves a checkout without a payment,
 * never one that can be paid twice. Call it under the checkout's lock.
 */
export const preparePaymentWorkflow = createWorkflow("prepare-payment", (input: Input) => {
  const surroundings = findCartSurroundingsStep(input.draft);
  const customerId = findOrCreateGuestStep(input.draft);
  const cart = transform({ input, surroundings, customerId }, ({ input, surroundings, customerId }) =>
    toCart(input.draft, {
      checkoutId: input.checkout_id,
      paymentReference: input.payment_reference,
      customerId,
      ...surroundings,
    }),
  );
  const cartId = createDraftCartStep(cart);
  when({ cart }, ({ cart }) => cart.credit_lines.length > 0).then(() =>
    createCartCreditLinesWorkflow.runAsStep({
      input: transform({ cart, cartId }, ({ cart, cartId }) =>
        cart.credit_lines.map((line) => ({ ...line, cart_id: cartId, metadata: null })),
      ),
    }),
  );
  checkCartTotalStep(
    transform({ input, cartId }, ({ input, cartId }) => ({ cart_id: cartId, total: input.draft.total })),
  );

  const collections = createPaymentCollectionsStep(
    transform({ input }, ({ input: { draft } }) => [
      { currency_code: draft.currency_code, amount: draft.total },
    ]),
  );
  createRemoteLinkStep(
    transform(
      { input, cartId, collections },
      ({ input: { draft }, cartId, collections }): LinkDefinition[] => [
        {
          [Modules.CART]: { cart_id: cartId },
          [Modules.PAYMENT]: {
            payment_collection_id: expectPresent(collections[0], "payment collection").id,
          },
        },
        ...(draft.coupon
          ? [
              {
                [Modules.CART]: { cart_id: cartId },
                [Modules.PROMOTION]: { promotion_id: draft.coupon.id },
              },
            ]
          : []),
      ],
    ),
  );
  cancelCartPaymentStep({ cart_id: input.superseded_cart_id });
  const session = createPaymentSessionStep(
    transform({ input, collections }, ({ input: { payment_reference, draft }, collections }) => ({
      payment_collection_id: expectPresent(collections[0], "payment collection").id,
      provider_id: draft.payment_provider_id,
      currency_code: draft.currency_code,
      amount: draft.total,
      data: {
        // Never the checkout's id, which allows to read and change the checkout.
        metadata: { paymentReference: payment_reference },
        ...readProvider(draft.payment_provider_id).toSessionInput?.(draft, payment_reference),
      },
    })),
  );
  const payment = attachCartStep(
    transform({ input, cartId, session }, ({ input: { checkout_id, draft }, cartId, session }) => ({
      checkout_id,
      cart_id: cartId,
      payment: readProvider(draft.payment_provider_id).toPrepared(session.data),
    })),
  );
  return new WorkflowResponse(payment);
});
