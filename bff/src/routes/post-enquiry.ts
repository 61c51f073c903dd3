import { type EnquiryKind, isSuspicious } from "@spolverk/domain";
import type { EnquiryBodies } from "../contract/enquiry.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { Handler } from "../http/mount.ts";
import type { Services } from "../services.ts";
import { findSite } from "./find-site.ts";

type EnquiryInput = Pick<Parameters<Handler<"POST /contact">>[0], "query"> & {
  body: EnquiryBodies[EnquiryKind];
};

/**
 * POST /contact, /suggestion and /enquiry/{kind} [3.46] [3.47]: the reply does not tell whether a message looks suspicious.
 *
 * @throws ApiFailure invalid_request for a site that there is not, upload_not_found
 */
export function postEnquiry({ store, sites }: Services, kind: EnquiryKind) {
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

/** Attachments are named apart, and what was left empty not at all. */
function isAnswer(field: [string, string | number | string[]]): field is [string, string | number] {
  return !Array.isArray(field[1]) && field[1] !== "";
}
