/** The kinds of enquiries [3.46], [3.47], [1.6]. */
export const enquiryKinds = [
  "contact",
  "suggestion",
  "affiliate",
  "reseller",
  "partner",
  "endProductUse",
  "customFilament",
  "careers",
] as const;
export type EnquiryKind = (typeof enquiryKinds)[number];

/** The fields of the forms beside name and e-mail; the mails name each. */
export const enquiryFields = [
  "orderNumber",
  "batchNumber",
  "message",
  "product",
  "contentPlans",
  "currentAffiliations",
  "experience",
  "socialHandles",
  "priorUse",
  "otherComments",
  "company",
  "country",
  "homepage",
  "vatNumber",
  "salesChannels",
  "expectedKg",
  "printers",
  "monthlyKg",
  "material",
  "yearlyPieces",
  "use",
  "color",
  "diameter",
  "amountKg",
  "neededBy",
  "phone",
  "position",
] as const;

/** The states of an enquiry. */
export const enquiryStates = ["new", "open", "answered", "closed"] as const;
export type EnquiryState = (typeof enquiryStates)[number];

/** Suspicious enquiries have a folder of their own and send no notification until a merchandiser moves them. */
export const enquiryFolders = ["inbox", "suspicious"] as const;
export type EnquiryFolder = (typeof enquiryFolders)[number];

/** Limits of the attachments of an enquiry. */
export const uploadTerms = {
  mostBytes: 10_000_000,
  /** Maximum number of files of one enquiry. */
  mostFiles: 5,
  /** Uploads that are attached to no enquiry are deleted after this time. */
  unfinishedHours: 2,
  /**
   * Default maximum of bytes for the uploads of a day together with all unattached uploads: of all clients, and of one
   * client.
   */
  mostFilledBytes: { all: 2_000_000_000, client: 200_000_000 },
  types: ["image/jpeg", "image/png", "image/webp", "application/pdf"],
} as const;
export type UploadType = (typeof uploadTerms.types)[number];

/**
 * Why an upload is refused: it is empty, too large, of another length than declared or a type that is not allowed,
 * its name hides its type, or it cannot be read as that type.
 */
export const uploadProblems = ["empty", "tooLarge", "wrongLength", "type", "name", "damaged"] as const;
export type UploadProblem = (typeof uploadProblems)[number];
