import type { AuthenticatedMedusaRequest, MedusaResponse, MiddlewareRoute } from "@medusajs/framework/http";
import { pageQuerySchema } from "../../../forms/page-query.ts";
import { notFound } from "../../../platform/errors.ts";
import { adminRoute } from "../../../http/admin-route.ts";
import { toId } from "../../../http/to-id.ts";
import { listFailedDeliveries } from "../list-failed-deliveries.ts";
import { JOURNAL_MODULE } from "../modules/journal/index.ts";
import { wakeJournal } from "../wake-journal.ts";

export const journalAdminRoutes: MiddlewareRoute[] = [
  adminRoute({
    method: "GET",
    path: "journal-deliveries",
    query: pageQuerySchema,
    handler: async ({ scope, validatedQuery }, response) => {
      response.json(await listFailedDeliveries(scope, validatedQuery));
    },
  }),
  adminRoute({ method: "POST", path: "journal-deliveries/:id/try-again", handler: tryAgain }),
  adminRoute({ method: "POST", path: "journal-deliveries/:id/dismiss", handler: dismiss }),
];

const noSuchTask = () => notFound("There is no such failed task: it may be done meanwhile");

/** Makes a failed delivery due at once. The call returns immediately: the list shows the outcome. */
async function tryAgain(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const id = toId(request);
  if (!(await request.scope.resolve(JOURNAL_MODULE).tryAgain(id, new Date()))) throw noSuchTask();
  await wakeJournal(request.scope);
  response.json({ queued: true });
}

/** Deletes a failed delivery that a merchandiser has handled. */
async function dismiss(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const id = toId(request);
  if (!(await request.scope.resolve(JOURNAL_MODULE).dismiss(id))) throw noSuchTask();
  response.json({ dismissed: true });
}
