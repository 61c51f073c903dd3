import type { Billing, Shipping } from "@spolverk/bff/contract";
import { hasStates } from "@spolverk/domain";
import type { InputHTMLAttributes } from "react";
import type { ShopTexts } from "../../i18n/shop-texts.ts";

type FieldName = Exclude<keyof Billing | keyof Shipping, "country">;
type TextKey = keyof ShopTexts["checkout"]["address"];
type Input = Pick<InputHTMLAttributes<HTMLInputElement>, "autoComplete" | "inputMode" | "maxLength" | "type">;

export type AddressField = Input & {
  name: FieldName;
  /** Key of the label below "checkout.address"; the field's own name unless said. */
  label: TextKey & FieldName;
  hint?: TextKey;
  optional?: boolean;
  /** Half the width of the form, from small tablets on. */
  half?: boolean;
};

const name: AddressField[] = [
  { name: "firstName", label: "firstName", autoComplete: "given-name", maxLength: 60, half: true },
  { name: "lastName", label: "lastName", autoComplete: "family-name", maxLength: 60, half: true },
];

function toPlace(country: string): AddressField[] {
  const state: AddressField = {
    name: "state",
    label: "state",
    hint: "stateHint",
    autoComplete: "address-level1",
    maxLength: 3,
    half: true,
  };
  return [
    { name: "addressLine1", label: "addressLine1", autoComplete: "address-line1", maxLength: 120 },
    {
      name: "addressLine2",
      label: "addressLine2",
      autoComplete: "address-line2",
      maxLength: 120,
      optional: true,
    },
    { name: "zip", label: "zip", autoComplete: "postal-code", maxLength: 16, half: true },
    { name: "city", label: "city", autoComplete: "address-level2", maxLength: 80, half: true },
    ...(hasStates(country) ? [state] : []),
  ];
}

const companyName: AddressField = {
  name: "company",
  label: "company",
  autoComplete: "organization",
  maxLength: 120,
};

/** The fields of the billing form [3.38]–[3.40]; those of the invoice stand apart. */
export function toBillingFields(country: string, isCompany: boolean): AddressField[] {
  return [
    ...(isCompany ? [companyName] : []),
    ...name,
    ...toPlace(country),
    {
      name: "cellNumber",
      label: "cellNumber",
      hint: "cellNumberHint",
      autoComplete: "tel",
      inputMode: "tel",
      type: "tel",
      maxLength: 24,
    },
  ];
}

/** What an invoice to a company needs [3.39], [3.41]. */
export function toInvoiceFields(country: string): AddressField[] {
  return [
    {
      name: "organizationNumber",
      label: "organizationNumber",
      inputMode: country === "SE" ? "numeric" : "text",
      maxLength: 24,
      half: true,
      optional: country !== "SE",
    },
    {
      name: "vatNumber",
      label: "vatNumber",
      maxLength: 20,
      half: true,
      optional: true,
    },
    {
      name: "glnOrPeppolId",
      label: "glnOrPeppolId",
      hint: "glnHint",
      maxLength: 40,
      half: true,
      optional: true,
    },
    { name: "referenceCode", label: "referenceCode", maxLength: 60, half: true, optional: true },
    {
      name: "invoiceEmail",
      label: "invoiceEmail",
      hint: "invoiceEmailHint",
      autoComplete: "off",
      inputMode: "email",
      type: "email",
      maxLength: 254,
      half: true,
      optional: true,
    },
    { name: "invoiceNotes", label: "invoiceNotes", maxLength: 300, half: true, optional: true },
  ];
}

/** The fields of the delivery form [3.42]. */
export function toShippingFields(country: string): AddressField[] {
  return [
    { ...companyName, optional: true },
    ...name,
    ...toPlace(country),
    {
      name: "shippingEmail",
      label: "shippingEmail",
      autoComplete: "email",
      inputMode: "email",
      type: "email",
      maxLength: 254,
      half: true,
      optional: true,
    },
    {
      name: "shippingCellNumber",
      label: "shippingCellNumber",
      autoComplete: "tel",
      inputMode: "tel",
      type: "tel",
      maxLength: 24,
      half: true,
      optional: true,
    },
    { name: "noteToCarrier", label: "noteToCarrier", maxLength: 200, optional: true },
  ];
}
