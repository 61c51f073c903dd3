import { type Currency, isInvoice, type PricedCheckout, toCompanyKey } from "@spolverk/domain";

/** Who is to pay an invoice, and how much. */
export type InvoiceParty = {
  /** Null for a buyer without a number of the company. */
  organizationKey: string | null;
  currency: Currency;
  toPayMinor: number;
};

/** Who is to pay the invoice of a priced checkout; null for one that is paid otherwise. */
export function toInvoiceParty({
  paymentMethod,
  billing,
  currency,
  totals,
}: PricedCheckout): InvoiceParty | null {
  if (!isInvoice(paymentMethod)) return null;
  return { organizationKey: toCompanyKey(billing), currency, toPayMinor: totals.toPay };
}

/** The name of the lock under which a company's open invoices are added up; orders at once wait for one another. */
export function toOrganizationLocks(party: InvoiceParty | null): string[] {
  return party === null || party.organizationKey === null ? [] : [`organization:${party.organizationKey}`];
}
