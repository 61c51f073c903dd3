import type { MemberCaller } from "../auth/resolve-caller.ts";
import type { Loyalty } from "../contract/club.ts";
import type { Services } from "../services.ts";
import { toLoyalty } from "./to-loyalty.ts";

/** How the account that a member acts for stands in the club, as it is now. */
export async function showLoyalty(
  { store }: Pick<Services, "store">,
  { account: { id, kind } }: Pick<MemberCaller, "account">,
): Promise<Loyalty> {
  const [club, expiring] = await Promise.all([store.getClub(id), store.listExpiringPoints(id)]);
  return toLoyalty(kind, club, expiring);
}
