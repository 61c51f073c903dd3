import { foldLedger, resolveClubTier, sumSpendable } from "@spolverk/domain";
import type { Container } from "../../platform/container.ts";
import type { PageQuery } from "../../forms/page-query.ts";
import { ACCOUNT_MODULE } from "../accounts/modules/account/index.ts";
import { CLUB_MODULE } from "./modules/club/index.ts";
import { readUserNames } from "../../database/read-user-names.ts";
import { nameOrders } from "./name-orders.ts";

/**
 * Reads an account's standing in the club and a page of its ledger with the authors, the last entry first.
 *
 * @throws MedusaError NOT_FOUND when the account does not exist
 */
export async function readMemberForAdmin(
  container: Container,
  id: string,
  { offset, limit }: PageQuery = { offset: 0, limit: 20 },
) {
  const accounts = container.resolve(ACCOUNT_MODULE);
  const club = container.resolve(CLUB_MODULE);
  const [account, ledger] = await Promise.all([
    accounts.retrieveAccount(id, { select: ["id", "name", "email"] }),
    club.readLedger(id),
  ]);
  const named = { id: account.id, name: account.name, email: account.email };
  if (ledger === null) return { account: named, member: null };
  const { membership, rows } = ledger;
  const now = new Date().toISOString();
  const entries = rows.map(({ entry }) => entry);
  const folded = foldLedger(entries);
  const shown = rows.toReversed().slice(offset, offset + limit);
  const authors = await readUserNames(
    container,
    shown.flatMap(({ author }) => author ?? []),
  );
  const { currency, joinedAt, leftAt } = membership;
  const written = await nameOrders(
    container,
    shown.map(({ entry, author }) => ({
      ...entry,
      author: author === null ? null : (authors.get(author) ?? author),
    })),
  );
  return {
    account: named,
    member: {
      currency,
      joinedAt,
      leftAt,
      spendableMinor: sumSpendable(folded, now),
      owedMinor: folded.owedMinor,
      standing: resolveClubTier(entries, { currency, now }),
      entries: written,
      count: rows.length,
    },
  };
}
export type MemberForAdmin = Awaited<ReturnType<typeof readMemberForAdmin>>;
