import type { PaymentMethod } from "@spolverk/domain";

/** By which of Medusa's payment providers a method is paid; a method that is not here is not offered. */
const providers: Partial<Record<PaymentMethod, string>> = {
  stripe: "pp_stripe_stripe",
  swish: "pp_swish_swish",
  pay_later: "pp_pay-later_pay-later",
  pay_over_time: "pp_pay-later_pay-later",
  slice_it: "pp_pay-later_pay-later",
  // Settled outside Medusa, which only notes the order to be invoiced.
  e_invoice: "pp_system_default",
  invoice_email: "pp_system_default",
  invoice_mail: "pp_system_default",
};

/** @throws Error for a method that Medusa has no provider for, which is never offered */
export function toProvider(method: PaymentMethod): string {
  // With nothing left to be charged; no choice of the shopper's, so it is not among those above.
  const provider = method === "gift_card" ? "pp_system_default" : providers[method];
  if (provider === undefined) throw new Error(`Medusa has no provider for ${method}`);
  return provider;
}

/** The methods that Medusa can carry out with the providers it has. */
export function listMethods(enabled: readonly string[]): PaymentMethod[] {
  const methods = Object.keys(providers) as PaymentMethod[];
  return methods.filter((method) => enabled.includes(providers[method] ?? ""));
}
