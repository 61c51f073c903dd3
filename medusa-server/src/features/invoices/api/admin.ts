import type { AuthenticatedMedusaRequest, MedusaResponse, MiddlewareRoute } from "@medusajs/framework/http";
import { Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { pageQuerySchema } from "../../../forms/page-query.ts";
import { notFound } from "../../../platform/errors.ts";
import { adminGuards, adminRoute } from "../../../http/admin-route.ts";
import { sendFile } from "../../../http/send-file.ts";
import { toId } from "../../../http/to-id.ts";
import { listAwaiting } from "../approvals/list-awaiting.ts";
import { readApprovalForAdmin } from "../approvals/read-approval-for-admin.ts";
import { orderInPath, orderOfPaymentInPath, requireApproval } from "../approvals/require-approval.ts";
import { issueInvoice, toInvoiceFile } from "../issue-invoice.ts";
import { readCreditNote } from "../read-credit-notes.ts";
import { readDocumentNumbers } from "../read-document-numbers.ts";
import { approveOrderWorkflow } from "../workflows/approve-order-workflow.ts";
import { refuseOrderWorkflow } from "../workflows/refuse-order-workflow.ts";

/** A merchandiser's decision on an invoice order; the reason is for merchandisers. */
const approvalBodySchema = z.discriminatedUnion("decision", [
  z.strictObject({ decision: z.literal("approve") }),
  z.strictObject({
    decision: z.literal("refuse"),
    reason: z.string().trim().min(1, "is required").max(500, "has more than 500 characters"),
  }),
]);

export const invoiceAdminRoutes: MiddlewareRoute[] = [
  // The invoice orders that await approval, most urgent first.
  adminRoute({
    method: "GET",
    path: "invoice-approvals",
    query: pageQuerySchema,
    handler: async ({ scope, validatedQuery }, response) => {
      response.json(await listAwaiting(scope, validatedQuery));
    },
  }),
  // Replies null for an order that is not paid by invoice.
  adminRoute({
    method: "GET",
    path: "orders/:id/approval",
    handler: async (request, response) => {
      response.json({ approval: await readApprovalForAdmin(request.scope, toId(request)) });
    },
  }),
  adminRoute({ method: "POST", path: "orders/:id/approval", form: approvalBodySchema, handler: decide }),
  adminGuards("POST", "orders/:id/fulfillments", requireApproval(orderInPath)),
  adminGuards("POST", "payments/:id/capture", requireApproval(orderOfPaymentInPath)),
  adminRoute({
    method: "GET",
    path: "orders/:id/invoice",
    guards: [requireApproval(orderInPath)],
    handler: sendInvoice,
  }),
  adminRoute({
    method: "GET",
    path: "orders/:id/documents",
    handler: async (request, response) => {
      response.json(await readDocumentNumbers(request.scope, toId(request)));
    },
  }),
  adminRoute({ method: "GET", path: "orders/:id/credit-notes/:number", handler: sendCreditNote }),
];

/** Approves or refuses an order; 400 when it does not await approval. */
async function decide(
  request: AuthenticatedMedusaRequest<z.infer<typeof approvalBodySchema>>,
  response: MedusaResponse,
): Promise<void> {
  const order_id = toId(request);
  const decided_by = request.auth_context.actor_id;
  const body = request.validatedBody;
  if (body.decision === "approve") {
    await approveOrderWorkflow(request.scope).run({ input: { order_id, decided_by } });
  } else {
    const input = { order_id, state: "refused" as const, decided_by, reason: body.reason };
    await refuseOrderWorkflow(request.scope).run({ input });
  }
  response.json({ approval: await readApprovalForAdmin(request.scope, order_id) });
}

/** Sends an order's invoice as a PDF; the first request issues it. */
async function sendInvoice(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const id = toId(request);
  await request.scope.resolve(Modules.ORDER).retrieveOrder(id, { select: ["id"] });
  sendFile(response, await toInvoiceFile(await issueInvoice(request.scope, id)), "inline");
}

async function sendCreditNote(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const isMeant = ({ number }: { number: string }) => number === request.params["number"];
  const note = await readCreditNote(request.scope, toId(request), isMeant);
  if (note === null) throw notFound("The order has no such credit note");
  sendFile(response, await toInvoiceFile(note), "inline");
}
