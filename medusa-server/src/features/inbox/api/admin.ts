import { once } from "node:events";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { AuthenticatedMedusaRequest, MedusaResponse, MiddlewareRoute } from "@medusajs/framework/http";
import { readUserNames } from "../../../database/read-user-names.ts";
import { refuseField } from "../../../forms/refuse-field.ts";
import { notFound } from "../../../platform/errors.ts";
import { adminRoute } from "../../../http/admin-route.ts";
import { getFiles } from "../../../platform/files.ts";
import { toId } from "../../../http/to-id.ts";
import { addText } from "../add-text.ts";
import { changeEnquiry } from "../change-enquiry.ts";
import { exportEnquiries } from "../export-enquiries.ts";
import { listEnquiries } from "../list-enquiries.ts";
import { INBOX_MODULE } from "../modules/inbox/index.ts";
import { readEnquiryForAdmin } from "../read-enquiry-for-admin.ts";
import {
  type EnquiryChangeBody,
  enquiryChangeBodySchema,
  type EnquiryTextBody,
  enquiryTextBodySchema,
  type InboxQuery,
  inboxQuerySchema,
} from "./inbox-body.ts";

/** Calls about enquiries; each change replies with the changed enquiry. */
export const inboxAdminRoutes: MiddlewareRoute[] = [
  adminRoute({
    method: "GET",
    path: "inbox",
    query: inboxQuerySchema,
    handler: async ({ scope, validatedQuery }, response) => {
      response.json(await listEnquiries(scope, validatedQuery));
    },
  }),
  adminRoute({ method: "GET", path: "inbox/export", query: inboxQuerySchema, handler: sendAsCsv }),
  // Users to whom an enquiry can be assigned.
  adminRoute({
    method: "GET",
    path: "inbox/assignees",
    handler: async ({ scope }, response) => {
      const names = await readUserNames(scope);
      response.json({ assignees: [...names].map(([id, name]) => ({ id, name })) });
    },
  }),
  adminRoute({
    method: "GET",
    path: "inbox/:id",
    handler: async (request, response) => {
      response.json(await readEnquiryForAdmin(request.scope, toId(request)));
    },
  }),
  adminRoute({ method: "POST", path: "inbox/:id", form: enquiryChangeBodySchema, handler: change }),
  adminRoute({ method: "GET", path: "inbox/:id/files/:file_id", handler: sendEnquiryFile }),
  // A note, visible to users of the admin only; a repeated key changes nothing.
  adminRoute({
    method: "POST",
    path: "inbox/:id/notes",
    form: enquiryTextBodySchema,
    handler: (request, response) => addTextOf("note", request, response),
  }),
  // Mailed to the sender; a repeated key changes nothing.
  adminRoute({
    method: "POST",
    path: "inbox/:id/replies",
    form: enquiryTextBodySchema,
    handler: (request, response) => addTextOf("reply", request, response),
  }),
];

async function sendAsCsv(
  request: AuthenticatedMedusaRequest<unknown, InboxQuery>,
  response: MedusaResponse,
): Promise<void> {
  const day = new Date().toISOString().slice(0, 10);
  response.setHeader("Content-Type", "text/csv; charset=utf-8");
  response.setHeader("Content-Disposition", `attachment; filename="enquiries-${day}.csv"`);
  response.setHeader("Cache-Control", "no-store");
  await pipeline(Readable.from(exportEnquiries(request.scope, request.validatedQuery)), response);
}

/** Changes the fields in the body. */
async function change(
  request: AuthenticatedMedusaRequest<EnquiryChangeBody>,
  response: MedusaResponse,
): Promise<void> {
  const id = toId(request);
  const author = request.auth_context.actor_id;
  const outcome = await changeEnquiry(request.scope, id, request.validatedBody, author);
  if (outcome === "unknown_assignee") refuseField(response, "assignee", "is no user of the admin");
  else response.json(await readEnquiryForAdmin(request.scope, id));
}

async function addTextOf(
  type: "note" | "reply",
  request: AuthenticatedMedusaRequest<EnquiryTextBody>,
  response: MedusaResponse,
): Promise<void> {
  const id = toId(request);
  const authorId = request.auth_context.actor_id;
  await addText(request.scope, id, { type, ...request.validatedBody, authorId });
  response.json(await readEnquiryForAdmin(request.scope, id));
}

/** Sends an enquiry's file as a download that no browser displays, runs or caches. */
async function sendEnquiryFile(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const inbox = request.scope.resolve(INBOX_MODULE);
  const [upload] = await inbox.listUploads({
    id: toId(request, "file_id"),
    enquiry_id: toId(request),
    deleting_at: null,
  });
  const noSuchFile = notFound("There is no such file");
  if (upload === undefined) throw noSuchFile;
  const stream = await getFiles(request.scope).getDownloadStream(upload.file_key);
  // Detect a missing file before the reply begins.
  await once(stream, "readable").catch(() => {
    throw noSuchFile;
  });
  response.attachment(upload.name);
  response.setHeader("Content-Type", upload.type);
  response.setHeader("X-Content-Type-Options", "nosniff");
  response.setHeader("Cache-Control", "no-store");
  response.setHeader("Content-Security-Policy", "default-src 'none'; sandbox; frame-ancestors 'none'");
  await pipeline(stream, response);
}
