import type { AuthenticatedMedusaRequest, MedusaResponse, MiddlewareRoute } from "@medusajs/framework/http";
import { notFound } from "../../../platform/errors.ts";
import { adminRoute } from "../../../http/admin-route.ts";
import { sendFile } from "../../../http/send-file.ts";
import { toId } from "../../../http/to-id.ts";
import { toInvoiceFile } from "../../invoices/issue-invoice.ts";
import { drawTakeBackLabel } from "../draw-take-back-label.ts";
import { exportTakeBacks } from "../export-take-backs.ts";
import { issueFeeInvoice } from "../issue-fee-invoice.ts";
import { listTakeBacks } from "../list-take-backs.ts";
import { TAKE_BACK_MODULE } from "../modules/take-back/index.ts";
import { moveTakeBack } from "../move-take-back.ts";
import { readTakeBackForAdmin, toTakeBackRow } from "../read-take-back-for-admin.ts";
import type { TakeBackPage } from "../take-back-for-admin.ts";
import {
  type TakeBackMoveBody,
  takeBackMoveBodySchema,
  type TakeBackNoteBody,
  takeBackNoteBodySchema,
  type TakeBacksQuery,
  takeBacksQuerySchema,
} from "./take-back-body.ts";

export const takeBackAdminRoutes: MiddlewareRoute[] = [
  adminRoute({ method: "GET", path: "take-backs", query: takeBacksQuerySchema, handler: sendPage }),
  adminRoute({ method: "GET", path: "take-backs/export", query: takeBacksQuerySchema, handler: sendAsCsv }),
  adminRoute({
    method: "GET",
    path: "take-backs/:id",
    handler: async (request, response) => {
      response.json(await readTakeBackForAdmin(request.scope, toId(request)));
    },
  }),
  adminRoute({ method: "POST", path: "take-backs/:id/state", form: takeBackMoveBodySchema, handler: move }),
  adminRoute({
    method: "POST",
    path: "take-backs/:id/notes",
    form: takeBackNoteBodySchema,
    handler: addNote,
  }),
  adminRoute({ method: "GET", path: "take-backs/:id/label", handler: sendLabel }),
  adminRoute({ method: "GET", path: "take-backs/:id/invoice", handler: sendFeeInvoice }),
];

/** Sends one page of the take-backs, newest first. */
async function sendPage(
  request: AuthenticatedMedusaRequest<unknown, TakeBacksQuery>,
  response: MedusaResponse,
): Promise<void> {
  const { offset, limit, ...filter } = request.validatedQuery;
  const { takeBacks, count } = await listTakeBacks(request.scope, filter, { offset, limit });
  response.json({ takeBacks: takeBacks.map(toTakeBackRow), count, offset, limit } satisfies TakeBackPage);
}

/** Sends all take-backs that match the filters as CSV. */
async function sendAsCsv(
  request: AuthenticatedMedusaRequest<unknown, TakeBacksQuery>,
  response: MedusaResponse,
): Promise<void> {
  const content = await exportTakeBacks(request.scope, request.validatedQuery);
  const day = new Date().toISOString().slice(0, 10);
  response.setHeader("Cache-Control", "no-store");
  const file = { filename: `take-backs-${day}.csv`, type: "text/csv; charset=utf-8", content };
  sendFile(response, file, "attachment");
}

/**
 * Moves a take-back. Answers 409 when its current state does not allow the move, for instance because another
 * merchandiser has moved it.
 */
async function move(
  request: AuthenticatedMedusaRequest<TakeBackMoveBody>,
  response: MedusaResponse,
): Promise<void> {
  const id = toId(request);
  const wanted = { ...request.validatedBody, author: request.auth_context.actor_id };
  const outcome = await moveTakeBack(request.scope, id, wanted, new Date());
  const takeBack = await readTakeBackForAdmin(request.scope, id);
  if (outcome === "moved") {
    response.json(takeBack);
    return;
  }
  const message = `The take-back is ${takeBack.state} and cannot become ${wanted.state}. Somebody may just have changed it.`;
  response.status(409).json({ type: "conflict", message });
}

/** Adds a note, visible in the admin only. */
async function addNote(
  request: AuthenticatedMedusaRequest<TakeBackNoteBody>,
  response: MedusaResponse,
): Promise<void> {
  const takeBacks = request.scope.resolve(TAKE_BACK_MODULE);
  const { id } = await takeBacks.retrieveTakeBack(toId(request), { select: ["id"] });
  const author = request.auth_context.actor_id;
  await takeBacks.createTakeBackNotes({ take_back_id: id, text: request.validatedBody.text, author });
  response.json(await readTakeBackForAdmin(request.scope, id));
}

async function sendLabel(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const label = await drawTakeBackLabel(request.scope, toId(request));
  if (label === null) throw notFound("The take-back has no label");
  sendFile(response, label, "attachment");
}

/** Sends the invoice of the fee for an incorrect return as a PDF. */
async function sendFeeInvoice(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const takeBacks = request.scope.resolve(TAKE_BACK_MODULE);
  const { id, fee_sek } = await takeBacks.retrieveTakeBack(toId(request), { select: ["id", "fee_sek"] });
  if (fee_sek === null) throw notFound("The take-back has no fee");
  sendFile(response, await toInvoiceFile(await issueFeeInvoice(request.scope, id)), "attachment");
}
