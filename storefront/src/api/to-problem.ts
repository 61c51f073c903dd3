import { ApiError } from "@spolverk/bff/contract";
import type { TFunction } from "i18next";

/** A refusal in texts for the shopper [8.7]: a message, and the problem of each field, keyed by the field's id. */
export type Problem = { code: ApiError["code"]; message: string; fields: Readonly<Record<string, string>> };

/**
 * Maps an error to its texts. The API's message is safe to show and in the page's language; only a missing or
 * unreadable reply needs a text of the storefront.
 */
export function toProblem(error: unknown, t: TFunction): Problem {
  if (!(error instanceof ApiError)) return { code: "not_json", message: t("error.unknown"), fields: {} };
  const isUnanswered = error.status === 0 || error.code === "commerce_unavailable";
  const isUnreadable = error.code === "not_json";
  const unanswered = isUnanswered ? t("error.connection") : t("error.unknown");
  return {
    code: error.code,
    message: isUnanswered || isUnreadable ? unanswered : error.message,
    fields: Object.fromEntries(Object.entries(error.fields).map(([path, text]) => [toFieldId(path), text])),
  };
}

/** Maps a field's path in the body to the field's id: "body.billing.zip" to "billing-zip". */
function toFieldId(path: string): string {
  return path.replace(/^body\./, "").replaceAll(".", "-");
}
