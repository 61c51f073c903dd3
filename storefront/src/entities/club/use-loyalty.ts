import type { Loyalty } from "@spolverk/bff/contract";
import { useQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { loyaltyQuery } from "../../api/account-queries.ts";
import { useSession } from "../../session/use-session.ts";

type ClubView =
  /** Whether somebody is a member is being asked, or cannot be had. */
  | { kind: "unknown" }
  /** Might join: a visitor, or an individual's account outside the club. */
  | { kind: "outside" }
  /** A company's account, which cannot join [6.7]. */
  | { kind: "barred" }
  | { kind: "member"; club: NonNullable<Loyalty["club"]> };

/** What the shopper is to the club. The server knows of no user, so in its HTML everybody is outside. */
export function useLoyalty(): ClubView {
  const { api } = useRouteContext({ from: "__root__" });
  const { account } = useSession();
  const mayAsk = account?.kind === "individual";
  const { data } = useQuery({ ...loyaltyQuery(api, account?.accountId ?? ""), enabled: mayAsk });
  if (!account) return { kind: "outside" };
  if (!mayAsk) return { kind: "barred" };
  if (!data) return { kind: "unknown" };
  if (data.club) return { kind: "member", club: data.club };
  return { kind: data.mayJoin ? "outside" : "barred" };
}
