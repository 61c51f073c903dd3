import { serviceTerms, uploadTerms } from "@spolverk/domain";
import { z } from "zod";
import { countrySchema } from "./common.ts";
import { codeSchema, emailSchema, idSchema, noteSchema, textSchema, typedSchema } from "./text.ts";
import { uploadIdSchema } from "./upload.ts";

/** A required field of one line [5.2]. */
const line = (max = 200) => typedSchema(max).min(1, "required");
/** An optional field of one line. */
const optionalLine = (max = 200) => typedSchema(max).default("");
const optionalCode = (max: number) => codeSchema(max).default("");
/** A required answer of several lines. */
const answer = (max = 5000) => noteSchema(max).min(1, "required");
const optionalAnswer = (max = 5000) => noteSchema(max).default("");
const attachments = z
  .array(uploadIdSchema)
  .max(uploadTerms.mostFiles)
  .default([])
  .describe("Ids of uploaded files");

/** The fields of every form: sender, origin, and the bot check. */
export const senderShape = {
  name: line(100).describe("Name of the sender"),
  email: emailSchema().toLowerCase().describe("Address for the answer"),
  site: idSchema(20).describe("Code of the site of the form"),
  nickname: textSchema(200).default("").describe("Honeypot field: leave it empty"),
  filledInMs: z.int().min(0).max(1_000_000_000).describe("Milliseconds from showing the form to sending it"),
};
const company = {
  company: line().describe("Company name"),
  country: countrySchema.describe("Country of the company"),
  homepage: optionalLine().describe("URL of the company's site"),
};

/** The body of each form, by its kind; the browser and the server validate with the same schema [3.46], [3.47]. */
export const enquiryBodySchemas = {
  contact: z.strictObject({
    ...senderShape,
    orderNumber: optionalCode(40).describe("Number of the order concerned"),
    batchNumber: optionalCode(40).describe("Batch number on the spool"),
    message: answer().describe("Text of the enquiry"),
    attachments,
  }),
  suggestion: z.strictObject({
    ...senderShape,
    product: line().describe("Product missing in the shop"),
    message: optionalAnswer().describe("Intended use"),
  }),
  affiliate: z.strictObject({
    ...senderShape,
    contentPlans: answer().describe("Plans for content with our filament"),
    currentAffiliations: optionalAnswer().describe("Current affiliations with brands and shops"),
    experience: answer().describe("Experience and audience"),
    socialHandles: answer(1000).describe("Channels, sites, newsletters"),
    priorUse: optionalAnswer().describe("Earlier use of our filament"),
    otherComments: optionalAnswer().describe("Anything else"),
  }),
  reseller: z.strictObject({
    ...senderShape,
    ...company,
    vatNumber: optionalCode(20).describe("VAT number of the company"),
    salesChannels: answer().describe("Sales channels"),
    expectedKg: z.int().min(1).max(1_000_000).describe("Expected filament a month, in kg"),
    message: optionalAnswer().describe("Anything else"),
  }),
  partner: z.strictObject({
    ...senderShape,
    ...company,
    printers: z.int().min(0).max(100_000).describe("Number of the company's printers"),
    monthlyKg: z.int().min(1).max(1_000_000).describe("Filament a month, in kg"),
    message: optionalAnswer().describe("Anything else"),
  }),
  endProductUse: z.strictObject({
    ...senderShape,
    company: optionalLine().describe("Company name"),
    product: answer(1000).describe("Product that is made"),
    material: line().describe("Filament used"),
    yearlyPieces: z.int().min(1).max(100_000_000).describe("Pieces a year"),
    message: optionalAnswer().describe("Anything else"),
  }),
  customFilament: z.strictObject({
    ...senderShape,
    ...company,
    use: answer().describe("Use and required properties"),
    material: line().describe("Material, or the closest product"),
    color: line().describe("Color code or name"),
    diameter: z.enum(["1.75", "2.85"]).describe("Diameter in mm"),
    /** [5.21] */
    amountKg: z
      .int()
      .min(serviceTerms.customFilamentMinimumKg, "too_little_custom_filament")
      .max(1_000_000)
      .describe("Amount in one color and recipe, in kg"),
    neededBy: optionalLine(100).describe("Date when it is needed"),
    message: optionalAnswer().describe("Anything else"),
    attachments,
  }),
  careers: z.strictObject({
    ...senderShape,
    phone: optionalCode(40).describe("Phone number of the sender"),
    position: line().describe("Position applied for"),
    message: answer().describe("Text of the application"),
    attachments: z
      .array(uploadIdSchema)
      .min(1, "document_required")
      .max(uploadTerms.mostFiles)
      .describe("Ids of the uploaded documents"),
  }),
} as const;
export type EnquiryBodies = {
  [K in keyof typeof enquiryBodySchemas]: z.output<(typeof enquiryBodySchemas)[K]>;
};

/** The reply is the same for every enquiry, whether or not the enquiry looks suspicious. */
export const enquirySavedSchema = z.object({
  number: z
    .string()
    .describe("Number of the enquiry for the shop and the sender; the mail to the sender contains it"),
});
