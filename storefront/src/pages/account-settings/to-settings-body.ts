import type { AccountDetail } from "@spolverk/bff/contract";

type SettingsBody = Pick<
  AccountDetail,
  "accountName" | "firstName" | "lastName" | "cellNumber" | "company" | "newsletter"
>;

/** All settings of an account as they are, but for those that a form changes: the API takes them together. */
export function toSettingsBody(detail: AccountDetail, changes: Partial<SettingsBody>): SettingsBody {
  const { accountName, firstName, lastName, cellNumber, company, newsletter } = detail;
  return { accountName, firstName, lastName, cellNumber, company, newsletter, ...changes };
}
