import type { EnquiryKind } from "@spolverk/domain";
import type { ShopTexts } from "../../i18n/shop-texts.ts";

type EnquiryTexts = ShopTexts["enquiry"];

export type EnquiryField = {
  /** The field's name in the contract. */
  name: string;
  label: keyof EnquiryTexts["fields"];
  hint?: keyof EnquiryTexts["hints"];
  /** "answer" has several lines, "number" is an integer. */
  input: "line" | "answer" | "number" | "country" | "diameter";
  rows?: number;
  autoComplete?: string;
  type?: "tel" | "url" | "email";
  optional?: true;
  /** The field takes half the width of a wide form. */
  half?: true;
};

const company: EnquiryField = {
  name: "company",
  label: "company",
  input: "line",
  autoComplete: "organization",
  half: true,
};
const companyFields: readonly EnquiryField[] = [
  company,
  { name: "country", label: "country", input: "country", autoComplete: "country", half: true },
  { name: "homepage", label: "homepage", input: "line", autoComplete: "url", type: "url", optional: true },
];

const toMessage = (label: EnquiryField["label"], hint?: NonNullable<EnquiryField["hint"]>): EnquiryField => ({
  name: "message",
  label,
  input: "answer",
  rows: 4,
  optional: true,
  ...(hint && { hint }),
});

/** The sender's fields, in every form. */
export const senderFields: readonly EnquiryField[] = [
  { name: "name", label: "name", input: "line", autoComplete: "name", half: true },
  { name: "email", label: "email", input: "line", autoComplete: "email", type: "email", half: true },
];

/** The fields of each form, without those of its sender and its files [3.46], [3.47]. */
export const enquiryFields: Readonly<Record<EnquiryKind, readonly EnquiryField[]>> = {
  contact: [
    { name: "orderNumber", label: "orderNumber", input: "line", optional: true, half: true },
    {
      name: "batchNumber",
      label: "batchNumber",
      hint: "batchNumber",
      input: "line",
      optional: true,
      half: true,
    },
    { name: "message", label: "message", input: "answer", rows: 7 },
  ],
  suggestion: [
    { name: "product", label: "missingProduct", hint: "missingProduct", input: "line" },
    toMessage("missingProductUse"),
  ],
  affiliate: [
    { name: "contentPlans", label: "contentPlans", hint: "contentPlans", input: "answer" },
    { name: "currentAffiliations", label: "currentAffiliations", input: "answer", rows: 2, optional: true },
    { name: "experience", label: "experience", hint: "experience", input: "answer" },
    { name: "socialHandles", label: "socialHandles", hint: "socialHandles", input: "answer", rows: 3 },
    { name: "priorUse", label: "priorUse", hint: "priorUse", input: "answer", rows: 3, optional: true },
    { name: "otherComments", label: "otherComments", input: "answer", rows: 3, optional: true },
  ],
  reseller: [
    ...companyFields,
    { name: "vatNumber", label: "vatNumber", input: "line", optional: true, half: true },
    { name: "expectedKg", label: "monthlyKg", input: "number", half: true },
    { name: "salesChannels", label: "salesChannels", hint: "salesChannels", input: "answer" },
    toMessage("otherComments", "resellerComments"),
  ],
  partner: [
    ...companyFields,
    { name: "printers", label: "printers", input: "number", half: true },
    { name: "monthlyKg", label: "monthlyKg", input: "number", half: true },
    toMessage("whatIsPrinted", "whatIsPrinted"),
  ],
  endProductUse: [
    { ...company, optional: true },
    { name: "yearlyPieces", label: "yearlyPieces", input: "number", half: true },
    { name: "product", label: "soldProduct", hint: "soldProduct", input: "answer", rows: 3 },
    { name: "material", label: "material", hint: "material", input: "line" },
    toMessage("otherComments", "endProductComments"),
  ],
  customFilament: [
    ...companyFields,
    { name: "use", label: "filamentUse", hint: "filamentUse", input: "answer" },
    { name: "material", label: "material", hint: "closestMaterial", input: "line", half: true },
    { name: "color", label: "color", hint: "color", input: "line", half: true },
    { name: "diameter", label: "diameter", input: "diameter", half: true },
    { name: "amountKg", label: "amountKg", hint: "amountKg", input: "number", half: true },
    { name: "neededBy", label: "neededBy", input: "line", optional: true },
    toMessage("otherComments", "customFilamentComments"),
  ],
  careers: [
    {
      name: "phone",
      label: "phone",
      input: "line",
      autoComplete: "tel",
      type: "tel",
      optional: true,
      half: true,
    },
    { name: "position", label: "position", hint: "position", input: "line" },
    { name: "message", label: "letter", hint: "letter", input: "answer", rows: 8 },
  ],
};

type FileTerms = { hint: keyof EnquiryTexts["hints"]; optional: boolean };

/** What the files of a form are for; only forms that accept files have an entry. */
export const enquiryFiles: Readonly<Partial<Record<EnquiryKind, FileTerms>>> = {
  contact: { hint: "contactFiles", optional: true },
  customFilament: { hint: "customFilamentFiles", optional: true },
  careers: { hint: "careersFiles", optional: false },
};

/** The id of a field's element; it contains the kind, because a page may have two forms. */
export const toFieldId = (kind: EnquiryKind, name: string): string => `${kind}-${name}`;

export const asksForCountry = (kind: EnquiryKind): boolean =>
  enquiryFields[kind].some(({ input }) => input === "country");
