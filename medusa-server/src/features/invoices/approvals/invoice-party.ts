import { type Currency, isInvoice, type PricedCheckout, toCompanyKey } from "@spolverk/domain";

/** The payer of an invoice and the amount to pay. */
export type InvoiceParty = {
  /** Null for a buyer without a company number. */
  organizationKey: string | null;
  currency: Currency;
  toPayMinor: number;
};

/** Maps a priced checkout to the payer of its invoice; null for any other payment method. */
export function toInvoiceParty({
  paymentMethod,
  billing,
  currency,
  totals,
}: PricedCheckout): InvoiceParty | null {
  if (!isInvoice(paymentMethod)) return null;
  return { organizationKey: toCompanyKey(billing), currency, toPayMinor: totals.toPay };
}

/** Names the lock under which a company's open invoices are summed, so that concurrent orders are serialized. */
export function toOrganizationLocks(party: InvoiceParty | null): string[] {
  return party === null || party.organizationKey === null ? [] : [`organization:${party.organizationKey}`];
}
