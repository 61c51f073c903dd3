import type { MemberCaller } from "../auth/resolve-caller.ts";
import type { Loyalty } from "../contract/club.ts";
import type { Services } from "../services.ts";
import { toLoyalty } from "./to-loyalty.ts";

/** The current club status of the account that a member acts for. */
export async function showLoyalty(
  { store }: Pick<Services, "store">,
  { account: { id, kind } }: Pick<MemberCaller, "account">,
): Promise<Loyalty> {
  const [club, expiring] = await Promise.all([store.getClub(id), store.listExpiringPoints(id)]);
  return toLoyalty(kind, club, expiring);
}
