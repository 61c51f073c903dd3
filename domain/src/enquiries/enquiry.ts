/** What visitors write to the shop about [3.46], [3.47], [1.6]. */
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

/** What the forms ask for beside name and e-mail: each has a name of its own in the mails. */
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

/** How far the shop is with an enquiry. */
export const enquiryStates = ["new", "open", "answered", "closed"] as const;
export type EnquiryState = (typeof enquiryStates)[number];

/** Suspicious messages lie apart: nobody is mailed about them until a person has moved them. */
export const enquiryFolders = ["inbox", "suspicious"] as const;
export type EnquiryFolder = (typeof enquiryFolders)[number];

/** What may be attached to an enquiry. */
export const uploadTerms = {
  mostBytes: 10_000_000,
  /** To one enquiry. */
  mostFiles: 5,
  /** What is attached to no enquiry by then is deleted. */
  unfinishedHours: 2,
  /** What a day's files and those attached to nothing may fill together, unless an operator says otherwise: of all, of one client. */
  mostFilledBytes: { all: 2_000_000_000, client: 200_000_000 },
  types: ["image/jpeg", "image/png", "image/webp", "application/pdf"],
} as const;
export type UploadType = (typeof uploadTerms.types)[number];

/** Why a file is refused: it is empty, too large, shorter or longer than was said, of another type than those, has a name that hides its type, or cannot be read as what it seems to be. */
export const uploadProblems = ["empty", "tooLarge", "wrongLength", "type", "name", "damaged"] as const;
export type UploadProblem = (typeof uploadProblems)[number];
