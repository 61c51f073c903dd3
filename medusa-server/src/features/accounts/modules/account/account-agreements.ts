import { endAgreement } from "@spolverk/domain";
import { agreementSchema } from "@spolverk/medusa-contract";
import { type EntityManager, generateEntityId } from "../../../../platform/database.ts";
import { notAllowed } from "../../../../platform/errors.ts";
import { z } from "../../../../platform/zod.ts";
import { mostAgreements } from "./account-limits.ts";
import type { AgreementAction } from "./agreement-actions.ts";
import { lockAccount } from "./lock-account.ts";

/** The terms of an agreement, as stored in it and in its audit trail. */
export const agreementTermsSchema = agreementSchema.omit({ id: true });
export type AgreementTerms = z.infer<typeof agreementTermsSchema>;

export type AgreementEdit =
  | { action: "added"; terms: AgreementTerms }
  | { action: "changed"; id: string; terms: AgreementTerms }
  /** @param today YYYY-MM-DD, the first day on which the agreement no longer applies */
  | { action: "ended"; id: string; today: string };

const termsRows = z.array(agreementSchema);

/**
 * Adds, changes or ends an agreement and records the change in the audit trail. Deletes an agreement that ends before
 * its first day.
 *
 * @returns the agreement's id; null when the account has no agreement with the edit's id
 */
export async function editAgreement(
  transaction: EntityManager,
  accountId: string,
  edit: AgreementEdit,
  actorId: string,
): Promise<string | null> {
  await lockAccount(transaction, accountId);
  const agreements = termsRows.parse(
    await transaction.execute(
      `select "id", "target", "discount_percentage" as "discountPercentage", "valid_from" as "validFrom",
         "valid_to" as "validTo"
       from "agreement" where "account_id" = ?`,
      [accountId],
    ),
  );
  const change = { accountId, actorId, action: edit.action };
  if (edit.action === "added") {
    if (agreements.length >= mostAgreements) {
      throw notAllowed(`An account has ${mostAgreements} agreements at most`);
    }
    const id = generateEntityId(undefined, "agr");
    await insertAgreement(transaction, { id, accountId, terms: edit.terms });
    await writeChange(transaction, { ...change, id, before: null, after: edit.terms });
    return id;
  }
  const found = agreements.find(({ id }) => id === edit.id);
  if (found === undefined) return null;
  const { id, ...before } = found;
  const after = edit.action === "changed" ? edit.terms : endAgreement(before, edit.today);
  if (after === null) await transaction.execute(`delete from "agreement" where "id" = ?`, [id]);
  else await updateAgreement(transaction, id, after);
  await writeChange(transaction, { ...change, id, before, after });
  return id;
}

async function insertAgreement(
  transaction: EntityManager,
  { id, accountId, terms }: { id: string; accountId: string; terms: AgreementTerms },
): Promise<void> {
  await transaction.execute(
    `insert into "agreement" ("id", "account_id", "target", "discount_percentage", "valid_from", "valid_to")
     values (?, ?, ?, ?, ?, ?)`,
    [id, accountId, terms.target, terms.discountPercentage, terms.validFrom, terms.validTo],
  );
}

async function updateAgreement(transaction: EntityManager, id: string, terms: AgreementTerms): Promise<void> {
  await transaction.execute(
    `update "agreement" set "target" = ?, "discount_percentage" = ?, "valid_from" = ?, "valid_to" = ?,
       "updated_at" = now() where "id" = ?`,
    [terms.target, terms.discountPercentage, terms.validFrom, terms.validTo, id],
  );
}

type Change = {
  /** The agreement's id. */
  id: string;
  accountId: string;
  actorId: string;
  action: AgreementAction;
  before: AgreementTerms | null;
  after: AgreementTerms | null;
};

/**
 * Dates a change by clock_timestamp() instead of the transaction's start, so that changes whose transactions waited for
 * the row lock sort in the order in which they were made.
 */
async function writeChange(
  transaction: EntityManager,
  { id, accountId, actorId, action, before, after }: Change,
): Promise<void> {
  await transaction.execute(
    `insert into "agreement_change" ("id", "agreement_id", "account_id", "actor_id", "action", "before", "after",
       "created_at")
     values (?, ?, ?, ?, ?, ?::jsonb, ?::jsonb, clock_timestamp())`,
    [
      generateEntityId(undefined, "agrchg"),
      id,
      accountId,
      actorId,
      action,
      before && JSON.stringify(before),
      after && JSON.stringify(after),
    ],
  );
}
