import { useSuspenseQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { useMemo } from "react";
import { shopQuery } from "../../api/queries.ts";
import { type PriceView, toPriceView } from "../../search-service/listing-terms.ts";
import { useSession } from "../../session/use-session.ts";
import { useSettings } from "../../site/settings-context.tsx";

/** The shopper's current price view: currency and VAT. */
export function usePriceView(): PriceView {
  const { api, shop } = useRouteContext({ from: "__root__" });
  const { data } = useSuspenseQuery(shopQuery(api));
  const { currency, showWithVat } = useSettings();
  const { account } = useSession();
  const agreements = account?.agreements;
  return useMemo(
    () => toPriceView({ currency, showWithVat }, data, shop.site, agreements),
    [currency, showWithVat, data, shop.site, agreements],
  );
}
