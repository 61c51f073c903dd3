import { randomBytes } from "node:crypto";
import type { AccountCreateBody } from "@spolverk/medusa-contract";
import { type EntityManager, generateEntityId } from "../../../../platform/database.ts";
import { z } from "../../../../platform/zod.ts";

export type NewAccount = AccountCreateBody & { customerId: string };

const idRows = z.array(z.object({ id: z.string() }));

/**
 * Inserts an account with the user as its owner. Of several calls for a user's first account, concurrent or later, one
 * inserts it: the unique index makes the others wait and insert nothing.
 *
 * @returns the new account's id; null when the user already had a first account
 */
export async function insertAccount(
  transaction: EntityManager,
  { subject, email, referralToken, company, customerId }: NewAccount,
): Promise<string | null> {
  const created = idRows.parse(
    await transaction.execute(
      `insert into "account" ("id", "kind", "name", "email", "referral_token", "referred_by", "created_for", "customer_id",
         "country", "organization_number")
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
       on conflict ("created_for") where created_for is not null and deleted_at is null do nothing returning "id"`,
      [
        generateEntityId(undefined, "acc"),
        company === null ? "individual" : "company",
        company?.name ?? email,
        email,
        randomBytes(16).toString("base64url"),
        referralToken,
        company === null ? subject : null,
        customerId,
        company?.country ?? null,
        company?.organizationNumber ?? "",
      ],
    ),
  );
  const [account] = created;
  if (account === undefined) return null;
  await transaction.execute(
    `insert into "account_member" ("id", "account_id", "subject", "email", "role") values (?, ?, ?, ?, 'owner')`,
    [generateEntityId(undefined, "accmem"), account.id, subject, email],
  );
  return account.id;
}
