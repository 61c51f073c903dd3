import type { MemberCaller } from "../auth/resolve-caller.ts";
import type { Loyalty } from "../contract/club.ts";
import type { Services } from "../services.ts";
import { toLoyalty } from "./to-loyalty.ts";

/** How the account that a member acts for stands in the club, as it is now. */
export async function showLoyalty(
  { commerce }: Pick<Services, "commerce">,
  { account: { id, kind } }: Pick<MemberCaller, "account">,
): Promise<Loyalty> {
  const [club, expiring] = await Promise.all([commerce.getClub(id), commerce.listExpiringPoints(id)]);
  return toLoyalty(kind, club, expiring);
}
