import type { Loyalty } from "@spolverk/bff/contract";
import { useQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { loyaltyQuery } from "../../api/account-queries.ts";
import { useSession } from "../../session/use-session.ts";

type ClubView =
  /** The membership is loading or could not be loaded. */
  | { kind: "unknown" }
  /** May join: a visitor, or an individual's account outside the club. */
  | { kind: "outside" }
  /** A company's account, which cannot join [6.7]. */
  | { kind: "barred" }
  | { kind: "member"; club: NonNullable<Loyalty["club"]> };

/** The shopper's relation to the club. The server knows no user, so its HTML treats everyone as outside. */
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
