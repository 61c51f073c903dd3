import { uploadTerms } from "@spolverk/domain";
import { fileSchema } from "./account-orders.ts";
import { commonQuerySchema } from "./common.ts";
import type { Endpoint, EndpointKey } from "./endpoint.ts";
import { enquiryBodySchemas, enquirySavedSchema } from "./enquiry.ts";
import {
  newsletterBodySchema,
  newsletterConfirmedSchema,
  newsletterEndedSchema,
  newsletterSchema,
  newsletterTokenBodySchema,
  newsletterTokenParamsSchema,
} from "./newsletter.ts";
import {
  takeBackBodySchema,
  takeBackCreatedSchema,
  takeBackSchema,
  takeBackSentBodySchema,
  takeBackTokenBodySchema,
} from "./take-back.ts";
import { withdrawalBodySchema, withdrawalReceiptSchema } from "./withdrawal.ts";
import { removeUploadBodySchema, uploadQuerySchema, uploadRemovedSchema, uploadSchema } from "./upload.ts";

const form = { tag: "Forms", query: commonQuerySchema } as const;
const enquiry = { ...form, limit: "forms", reply: enquirySavedSchema, status: 201, errors: [] } as const;
const enquiryWithFiles = { ...enquiry, errors: ["upload_not_found"] } as const;

/** The calls behind the shop's forms [3.45]–[3.47], [7.14], [7.18]. */
export const formEndpoints = {
  "POST /contact": {
    ...enquiryWithFiles,
    summary: "Sends an enquiry to the shop; files are uploaded before",
    body: enquiryBodySchemas.contact,
  },
  "POST /suggestion": {
    ...enquiry,
    summary: "Suggests a product",
    body: enquiryBodySchemas.suggestion,
  },
  "POST /enquiry/affiliate": {
    ...enquiry,
    summary: "Applies for the affiliate program",
    body: enquiryBodySchemas.affiliate,
  },
  "POST /enquiry/reseller": {
    ...enquiry,
    summary: "Applies to become a reseller",
    body: enquiryBodySchemas.reseller,
  },
  "POST /enquiry/partner": {
    ...enquiry,
    summary: "Applies for the partner program",
    body: enquiryBodySchemas.partner,
  },
  "POST /enquiry/endProductUse": {
    ...enquiry,
    summary: "Enquires about filament for products that are sold",
    body: enquiryBodySchemas.endProductUse,
  },
  "POST /enquiry/customFilament": {
    ...enquiryWithFiles,
    summary: "Requests a custom filament",
    body: enquiryBodySchemas.customFilament,
  },
  "POST /enquiry/careers": {
    ...enquiryWithFiles,
    summary: "Applies for a job, with documents that are uploaded before",
    body: enquiryBodySchemas.careers,
  },
  "POST /upload": {
    ...form,
    limit: "uploads",
    summary: `Uploads a file to attach to an enquiry within ${uploadTerms.unfinishedHours} hours: JPEG, PNG, WebP or PDF`,
    query: uploadQuerySchema,
    rawBody: { mostBytes: uploadTerms.mostBytes },
    reply: uploadSchema,
    status: 201,
    errors: [
      "upload_empty",
      "upload_too_large",
      "upload_wrong_length",
      "upload_type",
      "upload_name",
      "upload_damaged",
      "upload_limit_reached",
      "upload_busy",
      "upload_storage_full",
    ],
  },
  "POST /upload/remove": {
    ...form,
    limit: "uploads",
    summary: "Deletes an unattached file; the reply is the same when it is already gone",
    body: removeUploadBodySchema,
    reply: uploadRemovedSchema,
    errors: [],
  },
  "POST /takeback": {
    ...form,
    limit: "takeBacks",
    summary: "Requests a take-back of empty spools and scrap; a refusal names every reason",
    body: takeBackBodySchema,
    reply: takeBackCreatedSchema,
    status: 201,
    errors: ["take_back_refused"],
  },
  "POST /takeback/show": {
    ...form,
    summary: "A take-back, by the token in the mail",
    body: takeBackTokenBodySchema,
    malformedToken: "take_back_not_found",
    reply: takeBackSchema,
    errors: ["take_back_not_found"],
  },
  "POST /takeback/sent": {
    ...form,
    summary: "Reports that the parcel has been sent",
    body: takeBackSentBodySchema,
    malformedToken: "take_back_not_found",
    reply: takeBackSchema,
    errors: ["take_back_not_found", "take_back_not_open"],
  },
  "POST /takeback/label": {
    ...form,
    summary: "The label of a take-back, as PDF",
    body: takeBackTokenBodySchema,
    malformedToken: "take_back_not_found",
    reply: fileSchema,
    errors: ["take_back_not_found", "label_not_found"],
  },
  "POST /withdrawal": {
    ...form,
    limit: "forms",
    summary: "Withdraws from a contract; every well-formed statement is accepted, and its receipt is mailed",
    body: withdrawalBodySchema,
    reply: withdrawalReceiptSchema,
    status: 201,
    errors: [],
  },
  "POST /sendgrid/newsletter": {
    ...form,
    limit: "forms",
    summary: "Subscribes to the newsletter: mails a confirmation link to the address",
    body: newsletterBodySchema,
    reply: newsletterSchema,
    errors: ["newsletter_unavailable"],
  },
  "POST /newsletter/confirm": {
    ...form,
    summary: "Confirms a newsletter subscription by the token in its mail",
    body: newsletterTokenBodySchema,
    malformedToken: "newsletter_not_found",
    reply: newsletterConfirmedSchema,
    errors: ["newsletter_not_found"],
  },
  "POST /newsletter/unsubscribe/{token}": {
    ...form,
    summary: "Unsubscribes with one click (RFC 8058); the body is ignored",
    params: newsletterTokenParamsSchema,
    malformedToken: "newsletter_not_found",
    reply: newsletterEndedSchema,
    errors: ["newsletter_not_found"],
  },
} as const satisfies Record<EndpointKey, Endpoint>;
