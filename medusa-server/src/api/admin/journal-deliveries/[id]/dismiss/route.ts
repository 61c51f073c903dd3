import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { expectPresent } from "../../../../../database/expect-present.ts";
import { JOURNAL_MODULE } from "../../../../../features/journal/modules/journal/index.ts";

/** Takes a task off the list that has failed and that a merchandiser has dealt with. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const journal = request.scope.resolve(JOURNAL_MODULE);
  const id = expectPresent(request.params.id, "id in the path");
  if (!(await journal.dismiss(id))) {
    throw new MedusaError(
      MedusaError.Types.NOT_FOUND,
      "There is no such failed task: it may be done meanwhile",
    );
  }
  response.json({ dismissed: true });
}
