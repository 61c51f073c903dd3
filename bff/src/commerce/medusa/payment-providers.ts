import type { PaymentMethod } from "@spolverk/domain";

/** By which of Medusa's payment providers a method is paid. */
const providers: Readonly<Record<PaymentMethod, string>> = {
  stripe: "pp_stripe_stripe",
  swish: "pp_swish_swish",
  pay_later: "pp_pay-later_pay-later",
  pay_over_time: "pp_pay-later_pay-later",
  slice_it: "pp_pay-later_pay-later",
  // Settled outside Medusa, which only notes the order to be invoiced.
  e_invoice: "pp_system_default",
  invoice_email: "pp_system_default",
  invoice_mail: "pp_system_default",
  // Nothing is left to be charged.
  gift_card: "pp_system_default",
  free: "pp_system_default",
};

export function toProvider(method: PaymentMethod): string {
  return providers[method];
}

/** The methods that Medusa can carry out with the providers it has. */
export function listMethods(enabled: readonly string[]): PaymentMethod[] {
  const methods = Object.keys(providers) as PaymentMethod[];
  return methods.filter((method) => enabled.includes(providers[method]));
}
