import type { EnquiryKind } from "@spolverk/domain";
import { enquiryFields, enquiryFiles, senderFields } from "./enquiry-fields.ts";
import { readStoredFiles } from "./files/stored-file.ts";

/** What stands in a form's fields, by their names, as its draft is stored. */
export type EnquiryValues = Readonly<Record<string, string>>;

/** An empty form. */
export function toEmptyValues(kind: EnquiryKind): EnquiryValues {
  const names = [...senderFields, ...enquiryFields[kind]].map(({ name }) => name);
  // When it was first looked at is part of the draft, or one that is sent soon after a reload would look like a program's.
  return Object.fromEntries([...names, "nickname", "files", "seenAt"].map((name) => [name, ""]));
}

/**
 * What is sent, as far as it is known before it is checked.
 *
 * @param filledInMs milliseconds from the first look at the form
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

/** Undefined where nothing was typed; what is no number stays as it was typed, and is refused. */
function toNumber(typed: string): number | string | undefined {
  const digits = typed.replaceAll(/\s/g, "");
  if (digits === "") return undefined;
  return /^\d+$/.test(digits) ? Number(digits) : typed;
}
