import { AdminRequestError } from "./admin-request.ts";

/** So many fields are told; the form shows the others. */
const mostFields = 3;

/** Why a form was not saved: what is wrong with each field by its name, or the server's message where it names none. */
export function describeRefusal(error: Error, nameField: (field: string) => string): string {
  const fields = error instanceof AdminRequestError ? Object.entries(error.fields) : [];
  if (fields.length === 0) return error.message;
  const told = fields.slice(0, mostFields).map(([field, message]) => `${nameField(field)}: ${message}`);
  const others = fields.length - told.length;
  return [...told, ...(others === 0 ? [] : [`and ${others} more`])].join("; ");
}
