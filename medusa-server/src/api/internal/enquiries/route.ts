import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { type EnquiryBody, enquiryReplySchema } from "@spolverk/medusa-contract";
import { saveEnquiry } from "../../../features/inbox/save-enquiry.ts";

/** Stores what a visitor has written, with its files, and mails the sender. */
export async function POST(request: MedusaRequest<EnquiryBody>, response: MedusaResponse): Promise<void> {
  response.json(enquiryReplySchema.parse(await saveEnquiry(request.scope, request.validatedBody)));
}
