import type { AccountDetail } from "@spolverk/bff/contract";

type SettingsBody = Pick<
  AccountDetail,
  "accountName" | "firstName" | "lastName" | "cellNumber" | "company"
> & { newsletter?: boolean };

/**
 * All settings of an account as they are, but for those that a form changes: the API takes them together. The newsletter
 * only goes along where it is chosen: it may have been ended meanwhile by a mail's link.
 */
export function toSettingsBody(detail: AccountDetail, changes: Partial<SettingsBody>): SettingsBody {
  const { accountName, firstName, lastName, cellNumber, company } = detail;
  return { accountName, firstName, lastName, cellNumber, company, ...changes };
}
