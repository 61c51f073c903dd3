import type { LinkDefinition } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { createWorkflow, transform, when, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import {
  createCartCreditLinesWorkflow,
  createPaymentCollectionsStep,
  createPaymentSessionStep,
  createRemoteLinkStep,
} from "@medusajs/medusa/core-flows";
import { expectPresent } from "../../../database/expect-present.ts";
import { type PricedCheckout, toMajor } from "@spolverk/domain";
import { paymentProviders } from "@spolverk/medusa-contract";
import { toCart } from "../to-cart.ts";
import { toPurchase } from "../to-purchase.ts";
import { readProvider } from "../../payments/payment-methods.ts";
import { attachCartStep } from "./steps/attach-cart-step.ts";
import { cancelCartPaymentStep } from "./steps/cancel-cart-payment-step.ts";
import { checkCartTotalStep } from "./steps/check-cart-total-step.ts";
import { createCartStep } from "./steps/create-cart-step.ts";
import { findCartSurroundingsStep } from "./steps/find-cart-surroundings-step.ts";
import { findCustomerStep } from "./steps/find-customer-step.ts";
import { rememberPurchaseStep } from "./steps/remember-purchase-step.ts";

type Input = {
  checkout_id: string;
  payment_reference: string;
  superseded_cart_id: string | null;
  priced: PricedCheckout;
};

/**
 * Creates the cart and the payment of exactly one priced checkout, and attaches the cart to the checkout. Ends the
 * payment of the superseded cart first: a crash in between leaves a checkout without a payment, never one that can be
 * paid twice. Call it under the checkout's lock.
 */
export const preparePaymentWorkflow = createWorkflow("prepare-payment", (input: Input) => {
  const surroundings = findCartSurroundingsStep(input.priced);
  const customerId = findCustomerStep(input.priced);
  const cart = transform({ input, surroundings, customerId }, ({ input, surroundings, customerId }) =>
    toCart(input.priced, { checkoutId: input.checkout_id, customerId, ...surroundings }),
  );
  const cartId = createCartStep(cart);
  rememberPurchaseStep(
    transform({ input, cartId, customerId }, ({ input, cartId, customerId }) =>
      toPurchase(input.priced, {
        checkout_id: input.checkout_id,
        cart_id: cartId,
        customer_id: customerId,
        payment_reference: input.payment_reference,
      }),
    ),
  );
  when({ cart }, ({ cart }) => cart.credit_lines.length > 0).then(() =>
    createCartCreditLinesWorkflow.runAsStep({
      input: transform({ cart, cartId }, ({ cart, cartId }) =>
        cart.credit_lines.map((line) => ({ ...line, cart_id: cartId, metadata: null })),
      ),
    }),
  );
  checkCartTotalStep(
    transform({ input, cartId }, ({ input, cartId }) => ({
      cart_id: cartId,
      total_minor: input.priced.totals.toPay,
    })),
  );

  const charge = transform({ input }, ({ input: { priced } }) => ({
    currency_code: priced.currency.toLowerCase(),
    amount: toMajor(priced.totals.toPay),
  }));
  const collections = createPaymentCollectionsStep(transform({ charge }, ({ charge }) => [charge]));
  createRemoteLinkStep(
    transform(
      { input, cartId, collections },
      ({ input: { priced }, cartId, collections }): LinkDefinition[] => [
        {
          [Modules.CART]: { cart_id: cartId },
          [Modules.PAYMENT]: {
            payment_collection_id: expectPresent(collections[0], "payment collection").id,
          },
        },
        ...(priced.coupon
          ? [
              {
                [Modules.CART]: { cart_id: cartId },
                [Modules.PROMOTION]: { promotion_id: priced.coupon.id },
              },
            ]
          : []),
      ],
    ),
  );
  cancelCartPaymentStep({ cart_id: input.superseded_cart_id });
  const session = createPaymentSessionStep(
    transform(
      { input, charge, collections },
      ({ input: { payment_reference, priced }, charge, collections }) => {
        const providerId = paymentProviders[priced.paymentMethod];
        return {
          ...charge,
          payment_collection_id: expectPresent(collections[0], "payment collection").id,
          provider_id: providerId,
          data: {
            // Never the checkout's id, which gives access to the checkout.
            metadata: { paymentReference: payment_reference },
            ...readProvider(providerId).toSessionInput?.(priced, payment_reference),
          },
        };
      },
    ),
  );
  const payment = attachCartStep(
    transform({ input, cartId, session }, ({ input: { checkout_id, priced }, cartId, session }) => ({
      checkout_id,
      cart_id: cartId,
      payment: readProvider(paymentProviders[priced.paymentMethod]).toPrepared(session.data),
    })),
  );
  return new WorkflowResponse(payment);
});
