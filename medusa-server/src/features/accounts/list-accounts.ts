import type { Container } from "../../platform/container.ts";
import { toMostCounted } from "../../database/count-up-to.ts";
import { toPattern } from "../../forms/search-patterns.ts";
import type { AccountsPage } from "./api/accounts-query.ts";
import { ACCOUNT_MODULE } from "./modules/account/index.ts";

/** Returns one page of the accounts, the newest first. */
export async function listAccounts(container: Container, { q, offset, limit }: AccountsPage) {
  const accounts = container.resolve(ACCOUNT_MODULE);
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
  return { ...counted, accounts: rows };
}
