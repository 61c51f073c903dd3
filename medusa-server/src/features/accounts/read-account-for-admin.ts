import { readSites } from "@spolverk/content";
import type { Container } from "../../platform/container.ts";
import { z } from "../../platform/zod.ts";
import { type AgreementTerms, agreementTermsSchema } from "./modules/account/account-agreements.ts";
import { ACCOUNT_MODULE } from "./modules/account/index.ts";
import { NEWSLETTER_MODULE } from "../newsletter/modules/newsletter/index.ts";
import { readUserNames } from "../../database/read-user-names.ts";
import { readRows } from "../../database/read-rows.ts";
import { readMembers } from "./read-members.ts";
import { toAgreement } from "./to-agreement.ts";

const productRow = z.object({ id: z.string(), title: z.string() });
const termsOrNone = agreementTermsSchema.nullable();
/** The number of audit trail entries shown; the database keeps all. */
const mostChanges = 200;

/**
 * Reads an account for its page in the admin: its data, members, contract prices and their changes (the last first),
 * the titles of the products that these name, and the sites that an invitation can link to.
 *
 * @throws MedusaError NOT_FOUND when the account does not exist
 */
export async function readAccountForAdmin(container: Container, id: string) {
  const accounts = container.resolve(ACCOUNT_MODULE);
  const newsletter = container.resolve(NEWSLETTER_MODULE);
  const [account, people, agreements, changes] = await Promise.all([
    accounts.retrieveAccount(id),
    readMembers(container, id),
    accounts.listAgreements({ account_id: id }, { order: { created_at: "ASC", id: "ASC" }, take: null }),
    accounts.listAgreementChanges(
      { account_id: id },
      { order: { created_at: "DESC", id: "DESC" }, take: mostChanges },
    ),
  ]);
  const trail = changes.map(({ before, after, ...change }) => ({
    ...change,
    before: termsOrNone.parse(before),
    after: termsOrNone.parse(after),
  }));
  const named = [...agreements, ...trail.flatMap(({ before, after }) => [before, after])];
  const [authors, products] = await Promise.all([
    readUserNames(
      container,
      trail.map(({ actor_id }) => actor_id),
    ),
    readProductTitles(container, named),
  ]);
  return {
    account: { ...account, newsletter: await newsletter.isSubscribed(account.email) },
    ...people,
    agreements: agreements.map(toAgreement),
    changes: trail.map(({ id: changeId, action, actor_id, created_at, before, after }) => ({
      id: changeId,
      action,
      author: authors.get(actor_id) ?? actor_id,
      created_at,
      before,
      after,
    })),
    products,
    sites: readSites().map(({ code }) => code),
  };
}

async function readProductTitles(
  container: Container,
  agreements: readonly (Pick<AgreementTerms, "target"> | null)[],
): Promise<Record<string, string>> {
  const products = await readRows(container, productRow, {
    entity: "product",
    fields: ["id", "title"],
    filters: { id: [...new Set(agreements.flatMap((agreement) => agreement?.target ?? []))] },
  });
  return Object.fromEntries(products.map(({ id, title }) => [id, title]));
}
