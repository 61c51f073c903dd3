import { ApiError } from "@spolverk/bff/contract";
import type { TFunction } from "i18next";

/** What to tell the shopper of a refusal [8.7]: a message, and what is wrong with which field, by the field's id. */
export type Problem = { code: ApiError["code"]; message: string; fields: Readonly<Record<string, string>> };

/** The API's message is safe to show and in the page's language; only a missing answer needs words of our own. */
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

/** The id of the field that "body.billing.zip" speaks of: "billing-zip". */
function toFieldId(path: string): string {
  return path.replace(/^body\./, "").replaceAll(".", "-");
}
