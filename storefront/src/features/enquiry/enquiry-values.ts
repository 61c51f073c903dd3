import type { EnquiryKind } from "@spolverk/domain";
import { enquiryFields, enquiryFiles, senderFields } from "./enquiry-fields.ts";
import { readStoredFiles } from "./files/stored-file.ts";

/** The values of a form's fields by name, as its draft stores them. */
export type EnquiryValues = Readonly<Record<string, string>>;

/** An empty form. */
export function toEmptyValues(kind: EnquiryKind): EnquiryValues {
  const names = [...senderFields, ...enquiryFields[kind]].map(({ name }) => name);
  // The draft includes the time at which the form was first shown. Otherwise a form sent soon after a reload would look
  // like a bot's.
  return Object.fromEntries([...names, "nickname", "files", "seenAt"].map((name) => [name, ""]));
}

/**
 * The body to send, before validation.
 *
 * @param filledInMs milliseconds since the form was first shown
 */
export function toEnquiryInput(
  kind: EnquiryKind,
  values: EnquiryValues,
  { site, filledInMs }: { site: string; filledInMs: number },
): Record<string, unknown> {
  const answers = [...senderFields, ...enquiryFields[kind]].map(({ name, input }) => {
    const value = values[name] ?? "";
    if (input === "number") return [name, toNumber(value)];
    const isChoice = input === "country" || input === "diameter";
    return [name, isChoice && value === "" ? undefined : value];
  });
  const attachments = readStoredFiles(values["files"]).map(({ uploadId }) => uploadId);
  return {
    ...Object.fromEntries(answers),
    ...(enquiryFiles[kind] && { attachments }),
    nickname: values["nickname"] ?? "",
    site,
    filledInMs: Math.min(Math.max(Math.round(filledInMs), 0), 1_000_000_000),
  };
}

/** Undefined when nothing was typed; an invalid number stays as typed, for the validation to refuse. */
function toNumber(typed: string): number | string | undefined {
  const digits = typed.replaceAll(/\s/g, "");
  if (digits === "") return undefined;
  return /^\d+$/.test(digits) ? Number(digits) : typed;
}
