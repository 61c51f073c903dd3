import type { Billing, Shipping } from "@spolverk/bff/contract";
import {
  findOrganizationNumberName,
  hasStates,
  isInOtherMemberState,
  listStates,
  needsOrganizationNumber,
  needsPostalCode,
} from "@spolverk/domain";
import type { TFunction } from "i18next";
import type { InputHTMLAttributes } from "react";
import type { ShopTexts } from "../../i18n/shop-texts.ts";

type FieldName = Exclude<keyof Billing | keyof Shipping, "country">;
type TextKey = keyof ShopTexts["checkout"]["address"];
type Input = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "autoCapitalize" | "autoComplete" | "inputMode" | "maxLength" | "type"
>;

export type AddressField = Input & {
  name: FieldName;
  /** Key of the label below "checkout.address". */
  label: TextKey;
  /** The country's own word, shown in every language instead of `label`. */
  localName?: string | undefined;
  hint?: TextKey;
  optional?: boolean;
  /** Neither required nor marked as optional, as with first and last name, of which one is enough. */
  open?: boolean;
  /** Options of a select field instead of a text field. */
  options?: readonly { value: string; label: string }[];
  /** Half the form's width, from small tablets up. */
  half?: boolean;
};

const name: AddressField[] = [
  {
    name: "firstName",
    label: "firstName",
    autoComplete: "given-name",
    maxLength: 60,
    half: true,
    open: true,
  },
  { name: "lastName", label: "lastName", autoComplete: "family-name", maxLength: 60, half: true, open: true },
];

/** Countries with letters in their postal codes; elsewhere a phone shows its number pad. */
const lettersInCodes: readonly string[] = ["AD", "CA", "GB", "IE", "MT", "NL"];

type PlaceLabels = { zip: TextKey; state: TextKey; addressLine2: TextKey };
const usualLabels: PlaceLabels = { zip: "zip", state: "state", addressLine2: "addressLine2" };
/** Countries with their own words for parts of an address. */
const labelsByCountry: Readonly<Record<string, Partial<PlaceLabels>>> = {
  CA: { state: "province", addressLine2: "addressLine2America" },
  GB: { zip: "postcode" },
  US: { zip: "zipCode", addressLine2: "addressLine2America" },
};

function toPlace(country: string): AddressField[] {
  const labels = { ...usualLabels, ...labelsByCountry[country] };
  const state: AddressField = {
    name: "state",
    label: labels.state,
    autoComplete: "address-level1",
    options: listStates(country).map(({ code, name: label }) => ({
      value: code,
      label: `${label} (${code})`,
    })),
  };
  const zip: AddressField = {
    name: "zip",
    label: labels.zip,
    autoComplete: "postal-code",
    inputMode: lettersInCodes.includes(country) ? "text" : "numeric",
    autoCapitalize: "characters",
    maxLength: 16,
    half: true,
  };
  const hasZip = needsPostalCode(country);
  return [
    { name: "addressLine1", label: "addressLine1", autoComplete: "address-line1", maxLength: 120 },
    {
      name: "addressLine2",
      label: labels.addressLine2,
      autoComplete: "address-line2",
      maxLength: 120,
      optional: true,
    },
    ...(hasZip ? [zip] : []),
    { name: "city", label: "city", autoComplete: "address-level2", maxLength: 80, half: hasZip },
    ...(hasStates(country) ? [state] : []),
  ];
}

const companyName: AddressField = {
  name: "company",
  label: "company",
  autoComplete: "organization",
  maxLength: 120,
};

type BillingOptions = { country: string; isCompany: boolean; isDelivered: boolean };

/**
 * The fields of the billing form [3.38]–[3.40], without those of the invoice. For an order sent by email, a private
 * individual gives just a name.
 */
export function toBillingFields({ country, isCompany, isDelivered }: BillingOptions): AddressField[] {
  if (!isCompany && !isDelivered) return name;
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

/** The fields of a company's invoice [3.39], [3.41]. */
export function toInvoiceFields(input: {
  country: string;
  zip: string;
  sellerCountry: string;
  vatNumber: string;
  hasNoVatNumber: boolean;
}): AddressField[] {
  const { country, sellerCountry, hasNoVatNumber } = input;
  const isVatNumberNeeded = isInOtherMemberState({ country, zip: input.zip }, sellerCountry);
  // Where the VAT number is required, the organization number is optional even before a VAT number is typed.
  const isVatNumberGiven = !hasNoVatNumber && (isVatNumberNeeded || input.vatNumber !== "");
  const vatNumber: AddressField = {
    name: "vatNumber",
    label: "vatNumber",
    ...(isVatNumberNeeded && { hint: "vatNumberHint" }),
    autoComplete: "off",
    autoCapitalize: "characters",
    maxLength: 24,
    half: true,
    optional: !isVatNumberNeeded,
  };
  return [
    {
      name: "organizationNumber",
      label: "organizationNumber",
      localName: findOrganizationNumberName(country) ?? undefined,
      optional: !needsOrganizationNumber({ country, vatNumber: isVatNumberGiven ? "given" : "" }),
      autoComplete: "off",
      inputMode: country === "SE" ? "numeric" : "text",
      autoCapitalize: "characters",
      maxLength: 60,
      half: true,
    },
    ...(isVatNumberNeeded && hasNoVatNumber ? [] : [vatNumber]),
    {
      name: "glnOrPeppolId",
      label: "glnOrPeppolId",
      hint: "glnHint",
      autoComplete: "off",
      maxLength: 40,
      half: true,
      optional: true,
    },
    {
      name: "referenceCode",
      label: "referenceCode",
      autoComplete: "off",
      maxLength: 60,
      half: true,
      optional: true,
    },
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
    {
      name: "invoiceNotes",
      label: "invoiceNotes",
      autoComplete: "off",
      maxLength: 300,
      half: true,
      optional: true,
    },
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
  ];
}

export function toFieldLabel(
  { localName, label }: Pick<AddressField, "localName" | "label">,
  t: TFunction,
): string {
  return localName ?? t(`checkout.address.${label}`);
}
