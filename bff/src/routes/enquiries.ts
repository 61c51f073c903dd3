import { type EnquiryKind, isSuspicious, type UploadBytes, type UploadProblem } from "@spolverk/domain";
import type { EnquiryBodies } from "../contract/enquiry.ts";
import type { ErrorCode } from "../contract/error.ts";
import { ApiFailure } from "../http/api-failure.ts";
import { findSite } from "../http/find-site.ts";
import type { Services } from "../services.ts";
import { createUploadPlaces } from "../uploads/upload-places.ts";
import type { Handler, Handlers } from "./mount.ts";

export const enquiriesHandlers = (services: Services) =>
  ({
    "POST /contact": postEnquiry(services, "contact"),
    "POST /suggestion": postEnquiry(services, "suggestion"),
    "POST /enquiry/affiliate": postEnquiry(services, "affiliate"),
    "POST /enquiry/reseller": postEnquiry(services, "reseller"),
    "POST /enquiry/partner": postEnquiry(services, "partner"),
    "POST /enquiry/endProductUse": postEnquiry(services, "endProductUse"),
    "POST /enquiry/customFilament": postEnquiry(services, "customFilament"),
    "POST /enquiry/careers": postEnquiry(services, "careers"),
    "POST /upload": postUpload(services),
    "POST /upload/remove": postUploadRemove(services),
  }) satisfies Partial<Handlers>;

type EnquiryInput = Pick<Parameters<Handler<"POST /contact">>[0], "query"> & {
  body: EnquiryBodies[EnquiryKind];
};

/**
 * POST /contact, /suggestion and /enquiry/{kind} [3.46] [3.47]: the reply does not reveal whether a message looks
 * suspicious.
 * @throws ApiFailure invalid_request for an unknown site, upload_not_found
 */
function postEnquiry({ store, sites }: Services, kind: EnquiryKind) {
  return async ({ body, query: { language } }: EnquiryInput): Promise<{ number: string }> => {
    const { name, email, site, nickname, filledInMs, ...fields } = body;
    findSite(sites, site, "body.site");
    const answers = Object.fromEntries(Object.entries(fields).filter(isAnswer));
    const texts = [name, ...Object.values(answers).filter((answer) => typeof answer === "string")];
    const saved = await store.saveEnquiry({
      kind,
      site,
      language,
      name,
      email,
      answers,
      uploadIds: [...new Set("attachments" in fields ? fields.attachments : [])],
      isSuspicious: isSuspicious({ trap: nickname, filledInMs, texts }),
    });
    if (saved.kind === "uploadNotFound") {
      throw new ApiFailure("upload_not_found", { fields: { "body.attachments": "upload_gone" } });
    }
    return { number: saved.number };
  };
}

/** Excludes attachments, which are stored separately, and empty answers. */
function isAnswer(field: [string, string | number | string[]]): field is [string, string | number] {
  return !Array.isArray(field[1]) && field[1] !== "";
}

const codes: Readonly<Record<UploadProblem, ErrorCode>> = {
  empty: "upload_empty",
  tooLarge: "upload_too_large",
  wrongLength: "upload_wrong_length",
  type: "upload_type",
  name: "upload_name",
  damaged: "upload_damaged",
};

const fullCodes: Readonly<Record<keyof UploadBytes, ErrorCode>> = {
  all: "upload_storage_full",
  client: "upload_limit_reached",
};

const busyCodes = { all: "upload_busy", client: "too_many_requests" } as const;
/** Seconds in which a usual connection completes an upload. */
const retryAfterSeconds = 10;

/**
 * POST /upload [3.47]: the backend detects a file's type by its content. @throws ApiFailure upload_…, too_many_requests
 */
function postUpload({ store }: Services): Handler<"POST /upload"> {
  const places = createUploadPlaces();
  return async ({ query: { name }, body: { stream, length } }, { clientHash }) => {
    const place = places.take(clientHash);
    if (typeof place === "string") throw new ApiFailure(busyCodes[place], { retryAfterSeconds });
    try {
      const saved = await store.saveUpload({ name, stream, length, clientHash });
      if (saved.kind === "full") throw new ApiFailure(fullCodes[saved.limit]);
      if (saved.kind === "refused") throw new ApiFailure(codes[saved.problem]);
      return saved.upload;
    } finally {
      place();
    }
  };
}

/** POST /upload/remove: the same reply whether or not the file existed. */
function postUploadRemove({ store }: Services): Handler<"POST /upload/remove"> {
  return async ({ body: { uploadId } }) => {
    await store.removeUpload(uploadId);
    return { removed: true };
  };
}
