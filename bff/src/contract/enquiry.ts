import { serviceTerms, uploadTerms } from "@spolverk/domain";
import { z } from "zod";
import { countrySchema } from "./common.ts";
import { codeSchema, emailSchema, idSchema, noteSchema, textSchema, typedSchema } from "./text.ts";
import { uploadIdSchema } from "./upload.ts";

/** A field of one line that must be filled in [5.2]. */
const line = (max = 200) => typedSchema(max).min(1, "required");
/** A field of one line that may be left empty. */
const optionalLine = (max = 200) => typedSchema(max).default("");
const optionalCode = (max: number) => codeSchema(max).default("");
/** An answer of several lines that must be given. */
const answer = (max = 5000) => noteSchema(max).min(1, "required");
const optionalAnswer = (max = 5000) => noteSchema(max).default("");
const attachments = z
  .array(uploadIdSchema)
  .max(uploadTerms.mostFiles)
  .default([])
  .describe("Files that were uploaded before");

/** What every form has: who writes, from where, and what tells people from programs. */
export const senderShape = {
  name: line(100).describe("Of who writes"),
  email: emailSchema().toLowerCase().describe("Where the answer goes"),
  site: idSchema(20).describe("Code of the site that it is sent from"),
  nickname: textSchema(200).default("").describe("To be left empty: people do not see this field"),
  filledInMs: z
    .int()
    .min(0)
    .max(1_000_000_000)
    .describe("Milliseconds from the first look at the form to its being sent"),
};
const company = {
  company: line().describe("Its name"),
  country: countrySchema.describe("Where it is"),
  homepage: optionalLine().describe("Address of its site"),
};

/** The body of each form, by its kind: the browser and the server check by the same [3.46], [3.47]. */
export const enquiryBodySchemas = {
  contact: z.strictObject({
    ...senderShape,
    orderNumber: optionalCode(40).describe("Of the order that it is about"),
    batchNumber: optionalCode(40).describe("On the spool"),
    message: answer().describe("What it is about"),
    attachments,
  }),
  suggestion: z.strictObject({
    ...senderShape,
    product: line().describe("What is missing in the shop"),
    message: optionalAnswer().describe("What it would be used for"),
  }),
  affiliate: z.strictObject({
    ...senderShape,
    contentPlans: answer().describe("What is planned with our filament"),
    currentAffiliations: optionalAnswer().describe("Brands and shops worked with today"),
    experience: answer().describe("Experience and audience"),
    socialHandles: answer(1000).describe("Channels, sites, newsletters"),
    priorUse: optionalAnswer().describe("Whether our filament has been used before"),
    otherComments: optionalAnswer().describe("Anything else"),
  }),
  reseller: z.strictObject({
    ...senderShape,
    ...company,
    vatNumber: optionalCode(20).describe("Of the company"),
    salesChannels: answer().describe("Where it sells"),
    expectedKg: z.int().min(1).max(1_000_000).describe("Filament a month, in kg"),
    message: optionalAnswer().describe("Anything else"),
  }),
  partner: z.strictObject({
    ...senderShape,
    ...company,
    printers: z.int().min(0).max(100_000).describe("How many printers it runs"),
    monthlyKg: z.int().min(1).max(1_000_000).describe("Filament a month, in kg"),
    message: optionalAnswer().describe("Anything else"),
  }),
  endProductUse: z.strictObject({
    ...senderShape,
    company: optionalLine().describe("Its name"),
    product: answer(1000).describe("What is made"),
    material: line().describe("Of which filament"),
    yearlyPieces: z.int().min(1).max(100_000_000).describe("How many a year"),
    message: optionalAnswer().describe("Anything else"),
  }),
  customFilament: z.strictObject({
    ...senderShape,
    ...company,
    use: answer().describe("What it is for, and what it has to stand"),
    material: line().describe("Or the product that comes closest"),
    color: line().describe("A code, or a word"),
    diameter: z.enum(["1.75", "2.85"]).describe("mm"),
    /** [5.21] */
    amountKg: z
      .int()
      .min(serviceTerms.customFilamentMinimumKg, "too_little_custom_filament")
      .max(1_000_000)
      .describe("Of one color and recipe, in kg"),
    neededBy: optionalLine(100).describe("When"),
    message: optionalAnswer().describe("Anything else"),
    attachments,
  }),
  careers: z.strictObject({
    ...senderShape,
    phone: optionalCode(40).describe("Of who writes"),
    position: line().describe("What the application is for"),
    message: answer().describe("What it is about"),
    attachments: z
      .array(uploadIdSchema)
      .min(1, "document_required")
      .max(uploadTerms.mostFiles)
      .describe("The documents, uploaded before"),
  }),
} as const;
export type EnquiryBodies = {
  [K in keyof typeof enquiryBodySchemas]: z.output<(typeof enquiryBodySchemas)[K]>;
};

/** The same for every enquiry, whatever becomes of it. */
export const enquirySavedSchema = z.object({
  number: z.string().describe("What the shop and the sender call it by; it stands in the mail to the sender"),
});
