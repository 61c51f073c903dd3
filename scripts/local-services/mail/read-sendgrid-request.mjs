import { z } from "zod";

/** @typedef {{ errors: { message: string, field: string | null, help?: null }[] }} SendgridErrors */

const address = z.object({
  email: z.email("Does not contain a valid address."),
  name: z.string().optional(),
});

/** The fields of `PUT /v3/marketing/contacts` that the shop sends. */
const contactsSchema = z.object({
  list_ids: z.array(z.string().min(1)).default([]),
  contacts: z
    .array(z.object({ email: z.email("email is invalid") }))
    .min(1, "contacts is required")
    .max(30_000),
});

/** The fields of `POST /v3/marketing/contacts/search/emails` that the shop sends. */
const emailsSchema = z.object({
  emails: z.array(z.email("email is invalid")).min(1, "emails is required").max(100),
});

/** The fields of `POST /v3/mail/send` that the shop sends. */
const mailSchema = z.object({
  personalizations: z
    .array(z.object({ to: z.array(address).min(1), subject: z.string().optional() }))
    .min(1, "The personalizations field is required and must have at least one personalization."),
  from: address,
  subject: z.string().min(1, "The subject is required."),
  content: z
    .array(z.object({ type: z.enum(["text/plain", "text/html"]), value: z.string().min(1) }))
    .min(1, "The content must have at least one part."),
  headers: z.record(z.string(), z.string()).default({}),
  attachments: z
    .array(
      z.object({
        filename: z.string().min(1, "The attachment filename is required."),
        type: z.string().default("application/octet-stream"),
        content: z.base64("The attachment content must be base64 encoded.").min(1),
      }),
    )
    .default([]),
});

/**
 * The body of `POST /_control`: the next `times` mails to an address, or calls about it as a contact, get a status; or
 * an address unsubscribes at SendGrid itself.
 */
const controlSchema = z.union([
  z.object({
    email: z.email(),
    status: z.int().min(400).max(599),
    times: z.int().positive(),
    of: z.enum(["mails", "contacts"]).default("mails"),
  }),
  z.strictObject({ unsubscribe: z.email() }),
]);

/**
 * Parses a body, with errors in SendGrid's format.
 *
 * @template {z.ZodType} S
 * @param {S} schema
 * @param {string} body
 * @returns {{ request: z.output<S> } | { errors: SendgridErrors["errors"] }}
 */
function read(schema, body) {
  let json;
  try {
    json = JSON.parse(body);
  } catch {
    return { errors: [{ message: "Bad Request", field: null, help: null }] };
  }
  const result = schema.safeParse(json);
  if (result.success) return { request: result.data };
  return {
    errors: result.error.issues.map(({ message, path }) => ({ message, field: path.join("."), help: null })),
  };
}

/** @param {string} body */
export const readContacts = (body) => read(contactsSchema, body);
/** @param {string} body */
export const readEmails = (body) => read(emailsSchema, body);
/** @param {string} body */
export const readMail = (body) => read(mailSchema, body);
/** @param {string} body */
export const readControl = (body) => read(controlSchema, body);
