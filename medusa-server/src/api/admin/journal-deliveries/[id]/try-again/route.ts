import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { expectPresent } from "../../../../../database/expect-present.ts";
import { wakeJournal } from "../../../../../features/journal/wake-journal.ts";
import { JOURNAL_MODULE } from "../../../../../features/journal/modules/journal/index.ts";

/** Tries at once what failed before. The caller does not wait for it: the list shows the result. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const journal = request.scope.resolve(JOURNAL_MODULE);
  const id = expectPresent(request.params.id, "id in the path");
  if (!(await journal.tryAgain(id, new Date()))) {
    throw new MedusaError(
      MedusaError.Types.NOT_FOUND,
      "There is no such failed task: it may be done meanwhile",
    );
  }
  await wakeJournal(request.scope);
  response.json({ queued: true });
}
