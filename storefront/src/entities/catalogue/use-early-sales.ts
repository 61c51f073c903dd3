import { useQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { earlySalesQuery } from "../../api/account-queries.ts";
import { useSession } from "../../session/use-session.ts";
import { type EarlySales, toEarlySales } from "./with-early-sale.ts";

const noEarlySales: EarlySales = new Map();

/** The sales that the account has before everybody, as a member of the club [9.33]. None on the server. */
export function useEarlySales(): EarlySales {
  const { api } = useRouteContext({ from: "__root__" });
  const { account } = useSession();
  const { data } = useQuery({
    ...earlySalesQuery(api, account?.accountId ?? ""),
    enabled: account?.kind === "individual",
    select: toEarlySales,
  });
  return (account && data) ?? noEarlySales;
}
