import type AccountModuleService from "../accounts/modules/account/service.ts";

/** Lists the e-mail addresses of an account: its own, and its members' sign-in addresses. */
export async function listAddressesOf(
  accounts: AccountModuleService,
  { id, email }: { id: string; email: string },
): Promise<string[]> {
  const members = await accounts.listAccountMembers({ account_id: id }, { select: ["email"], take: null });
  return [email, ...members.map((member) => member.email)];
}
