import type { Billing, Checkout, Shipping } from "@spolverk/bff/contract";

const emptyBilling: Billing = {
  firstName: "",
  lastName: "",
  addressLine1: "",
  addressLine2: "",
  zip: "",
  city: "",
  state: "",
  country: "",
  cellNumber: "",
  company: "",
  organizationNumber: "",
  vatNumber: "",
  glnOrPeppolId: "",
  referenceCode: "",
  invoiceNotes: "",
  invoiceEmail: "",
};

const emptyShipping: Shipping = {
  firstName: "",
  lastName: "",
  addressLine1: "",
  addressLine2: "",
  zip: "",
  city: "",
  state: "",
  country: "",
  company: "",
  shippingEmail: "",
  shippingCellNumber: "",
};

/** Initial values of the address forms: the saved addresses, or empty ones in the checkout's country. */
export function toAddressValues({
  billing,
  shipping,
  country,
  vatNumberMissing,
}: Pick<Checkout, "billing" | "shipping" | "country" | "vatNumberMissing">) {
  return {
    billing: billing ?? { ...emptyBilling, country },
    shipping: shipping ?? { ...emptyShipping, country },
    same: { same: shipping === null },
    noVatNumber: { noVatNumber: vatNumberMissing },
  };
}
