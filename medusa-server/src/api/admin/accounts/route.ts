import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { AccountsPage } from "../../../features/accounts/api/accounts-query.ts";
import { toPattern } from "../../../forms/search-patterns.ts";
import { toMostCounted } from "../../../database/count-up-to.ts";
import { ACCOUNT_MODULE } from "../../../features/accounts/modules/account/index.ts";

/** The accounts, the newest first. */
export async function GET(
  request: AuthenticatedMedusaRequest<unknown, AccountsPage>,
  response: MedusaResponse,
): Promise<void> {
  const accounts = request.scope.resolve(ACCOUNT_MODULE);
  const { q, offset, limit } = request.validatedQuery;
  const pattern = q ? toPattern(q) : null;
  const filter = pattern && {
    $or: [{ name: pattern }, { email: pattern }, { organization_number: pattern }],
  };
  const [rows, counted] = await Promise.all([
    accounts.listAccounts(filter ?? {}, {
      select: ["id", "kind", "name", "email", "organization_number", "created_at"],
      order: { created_at: "DESC", id: "DESC" },
      skip: offset,
      take: limit,
    }),
    accounts.countUpTo(toMostCounted({ offset, limit }), pattern?.$ilike ?? null),
  ]);
  response.json({ ...counted, accounts: rows });
}
