import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { AccountsPage } from "../../../admin-api/accounts-query.ts";
import { ACCOUNT_MODULE } from "../../../modules/account/index.ts";
import type AccountModuleService from "../../../modules/account/service.ts";

/** The accounts, the newest first. */
export async function GET(
  request: AuthenticatedMedusaRequest<unknown, AccountsPage>,
  response: MedusaResponse,
): Promise<void> {
  const accounts: AccountModuleService = request.scope.resolve(ACCOUNT_MODULE);
  const { q, offset, limit } = request.validatedQuery;
  const [rows, count] = await accounts.listAndCountAccounts(q ? { q } : {}, {
    select: ["id", "kind", "name", "email", "organization_number", "created_at"],
    order: { created_at: "DESC", id: "DESC" },
    skip: offset,
    take: limit,
  });
  response.json({ count, accounts: rows });
}
