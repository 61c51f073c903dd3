import { enquiryKinds, isEmail, uploadTerms } from "@spolverk/domain";
import { z } from "zod";
import { call, type Immutable } from "./call.ts";
import { uploadIdSchema } from "./uploads.ts";

const enquiryBodySchema = z.strictObject({
  kind: z.enum(enquiryKinds),
  site: z.string().max(20),
  language: z.string().max(10),
  name: z.string().max(100),
  email: z.string().refine(isEmail),
  /** By field name of the form. */
  answers: z.record(z.string().max(40), z.union([z.string().max(5000), z.number()])),
  uploadIds: z.array(uploadIdSchema).max(uploadTerms.mostFiles),
  isSuspicious: z.boolean(),
});
export type EnquiryBody = z.infer<typeof enquiryBodySchema>;
const enquiryReplySchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("saved"), number: z.string() }),
  z.object({ kind: z.literal("uploadNotFound") }),
]);
export type EnquiryReply = z.infer<typeof enquiryReplySchema>;

/** A visitor's enquiry; empty answers are left out of `answers`. */
export type NewEnquiry = Immutable<EnquiryBody>;

export const enquiryCalls = {
  /** Stores an enquiry with its files, then mails its sender unless it is suspicious. Each file is attached once. */
  saveEnquiry: call({
    method: "POST",
    path: "enquiries",
    body: enquiryBodySchema,
    reply: enquiryReplySchema,
    request: (enquiry: NewEnquiry) => ({ body: enquiry }),
  }),
};
