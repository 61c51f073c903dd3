import type { EnquiryKind } from "@spolverk/domain";

/** The forms at the end of content pages, by the page's name [2.10], [2.11]. */
export const pageEnquiries = {
  contact: ["contact", "suggestion"],
  affiliate: ["affiliate"],
  resellers: ["reseller"],
  "partner-program": ["partner"],
  "end-product-use": ["endProductUse"],
  "custom-filaments": ["customFilament"],
  careers: ["careers"],
} as const satisfies Record<string, readonly EnquiryKind[]>;
export type EnquiryPageName = keyof typeof pageEnquiries;
