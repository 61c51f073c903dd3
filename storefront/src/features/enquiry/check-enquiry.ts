import { ApiError } from "@spolverk/bff/contract";
import type { EnquiryBodies } from "@spolverk/bff/contract/enquiry";
import type { EnquiryKind } from "@spolverk/domain";
import type { z } from "zod";
import { type FieldProblem, toFieldProblem } from "../../api/to-field-problem.ts";
import { loadChunk } from "../../browser/chunk-failure.ts";

type CheckedEnquiry<K extends EnquiryKind> =
  | { kind: "fine"; body: EnquiryBodies[K] }
  | { kind: "refused"; fields: Readonly<Record<string, FieldProblem>> };

/**
 * Loads the API's schemas, and zod with them, on the first use of a form.
 *
 * @throws ApiError (as a rejection) when the schemas fail to load
 */
export async function loadEnquirySchemas() {
  try {
    return (await loadChunk(() => import("@spolverk/bff/contract/enquiry"))).enquiryBodySchemas;
  } catch {
    throw new ApiError(0, "no_response", "The form's rules could not be fetched");
  }
}

/** Validates a form by the API's own schema. Returns the body to send, or the problem of each invalid field. */
export async function checkEnquiry<K extends EnquiryKind>(
  kind: K,
  input: Readonly<Record<string, unknown>>,
): Promise<CheckedEnquiry<K>> {
  const schemas: { [S in EnquiryKind]: z.ZodType<EnquiryBodies[S]> } = await loadEnquirySchemas();
  const parsed = schemas[kind].safeParse(input, { reportInput: true });
  if (parsed.success) return { kind: "fine", body: parsed.data };
  const fields: Record<string, FieldProblem> = {};
  for (const issue of parsed.error.issues) fields[String(issue.path[0])] ??= toFieldProblem(issue);
  return { kind: "refused", fields };
}
