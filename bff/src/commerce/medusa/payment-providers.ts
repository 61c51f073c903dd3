import type { PaymentMethod } from "@spolverk/domain";
import { paymentProviders } from "@spolverk/medusa-contract";

/** The methods that Medusa supports with its enabled providers. */
export function listMethods(enabled: readonly string[]): PaymentMethod[] {
  const methods = Object.keys(paymentProviders) as PaymentMethod[];
  return methods.filter((method) => enabled.includes(paymentProviders[method]));
}
