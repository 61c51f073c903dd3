import { AdminRequestError } from "./admin-request.ts";

/** Maximum number of fields in the text. The form shows the problems of all fields. */
const mostFields = 3;

/**
 * Describes why a form was not saved: the problem of each field, or the server's message when the reply names no
 * field.
 */
export function describeRefusal(error: Error, nameField: (field: string) => string): string {
  const fields = error instanceof AdminRequestError ? Object.entries(error.fields) : [];
  if (fields.length === 0) return error.message;
  const told = fields.slice(0, mostFields).map(([field, message]) => `${nameField(field)}: ${message}`);
  const others = fields.length - told.length;
  return [...told, ...(others === 0 ? [] : [`and ${others} more`])].join("; ");
}
