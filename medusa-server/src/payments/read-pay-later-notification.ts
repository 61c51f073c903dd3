import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { withCheckoutLock } from "../checkout/with-checkout-lock.ts";
import { CHECKOUT_MODULE } from "../modules/checkout/index.ts";
import type CheckoutModuleService from "../modules/checkout/service.ts";
import { parsePayLaterNotification } from "../modules/payment-pay-later/parse-notification.ts";
import { payLaterDataSchema } from "../modules/payment-pay-later/session-data.ts";
import { readCartPayments } from "./read-cart-payment.ts";

const querySchema = z.object({ checkout: z.string().min(1).max(80) });

type Notification = { body: unknown; query: unknown };

/**
 * The checkout that a notification of the pay-later provider is about: its address names it. The token of an
 * authorisation is kept with the checkout if it waits for this very payment and has none yet, so that the order can be
 * made though the browser is gone. Null for what is about none of ours.
 */
export async function readPayLaterNotification(
  container: MedusaContainer,
  { body, query }: Notification,
): Promise<string | null> {
  const named = querySchema.safeParse(query);
  const hint = parsePayLaterNotification(body);
  if (!named.success || hint === null) return null;
  const checkouts: CheckoutModuleService = container.resolve(CHECKOUT_MODULE);
  const { checkout: id } = named.data;
  const [known] = await checkouts.listCheckouts({ id }, { select: ["id"] });
  if (known === undefined) return null;
  if (hint.kind === "authorised") {
    await withCheckoutLock(container, id, () =>
      keepToken(container, id, hint.providerSessionId, hint.authorizationToken),
    );
  }
  return id;
}

async function keepToken(
  container: MedusaContainer,
  id: string,
  providerSessionId: string,
  token: string,
): Promise<void> {
  const checkouts: CheckoutModuleService = container.resolve(CHECKOUT_MODULE);
  const { cart_id, held_until, payment_token } = await checkouts.retrieveCheckout(id);
  if (cart_id === null || held_until === null || payment_token !== null) return;
  const payments = await readCartPayments(container, cart_id);
  const isMeant = payments.some(({ sessionData }) => {
    const parsed = payLaterDataSchema.safeParse(sessionData);
    return parsed.data?.providerSessionId === providerSessionId;
  });
  if (isMeant) await checkouts.writePlacing(id, { payment_token: token });
}
