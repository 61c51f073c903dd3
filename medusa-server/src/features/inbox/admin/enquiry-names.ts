import type { EnquiryFolder, EnquiryKind, EnquiryState } from "@spolverk/domain";

export const enquiryKindNames: Readonly<Record<EnquiryKind, string>> = {
  contact: "Contact",
  suggestion: "Suggestion",
  affiliate: "Affiliate",
  reseller: "Reseller",
  partner: "Partner program",
  endProductUse: "End-product use",
  customFilament: "Custom filament",
  careers: "Careers",
};
export const enquiryStateNames: Readonly<Record<EnquiryState, string>> = {
  new: "New",
  open: "Open",
  answered: "Answered",
  closed: "Closed",
};
export const enquiryStateColors = {
  new: "blue",
  open: "orange",
  answered: "green",
  closed: "grey",
} as const satisfies Record<EnquiryState, string>;
export const enquiryFolderNames: Readonly<Record<EnquiryFolder, string>> = {
  inbox: "Inbox",
  suspicious: "Suspicious",
};
