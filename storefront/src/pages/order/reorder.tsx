import type { Order } from "@spolverk/bff/contract";
import { useQueryClient } from "@tanstack/react-query";
import { Link, useRouteContext } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { shopQuery, variationQuery } from "../../api/queries.ts";
import { addOrderedLines } from "../../entities/cart/add-ordered-lines.ts";
import { cart } from "../../entities/cart/use-cart.ts";
import { useAccountCall } from "../../entities/account/use-account-call.ts";
import { BusyButton } from "../../ui/busy-button.tsx";
import { Notice } from "../../ui/notice.tsx";

type Reordered = Awaited<ReturnType<typeof addOrderedLines>>;

/** Adds the lines of an order to the cart again, and names those that are no longer available. */
export function Reorder({ order }: { order: Order }) {
  const { t } = useTranslation();
  const { api } = useRouteContext({ from: "__root__" });
  const queryClient = useQueryClient();
  const { isBusy, problem, run } = useAccountCall();
  const [result, setResult] = useState<Reordered | null>(null);

  async function reorder(): Promise<void> {
    setResult(null);
    const reply = await run(async () =>
      addOrderedLines({
        lines: order.lines.map(({ variationId, sku, quantity, productName, variationName }) => ({
          id: variationId,
          sku,
          quantity,
          name: `${productName}, ${variationName}`,
        })),
        cart,
        shop: await queryClient.ensureQueryData(shopQuery(api)),
        fetchVariation: (id) => queryClient.fetchQuery({ ...variationQuery(api, id), staleTime: 0 }),
      }),
    );
    setResult(reply);
  }

  return (
    <>
      <BusyButton busy={isBusy} busyLabel={t("account.order.reorderBusy")} onClick={() => void reorder()}>
        {t("account.order.reorder")}
      </BusyButton>
      <div aria-live="polite" className="order-last grid w-full gap-3 empty:hidden">
        {problem && <Notice look="error">{problem.message}</Notice>}
        {result && (
          <Notice look={result.added > 0 ? "info" : "warning"}>
            <p>
              {result.added > 0
                ? t("account.order.reordered", { count: result.added })
                : t("account.order.reorderedNothing")}
            </p>
            {result.added > 0 && (
              <Link className="inline-flex min-h-11 items-center underline" to="/cart">
                {t("account.order.toCart")}
              </Link>
            )}
          </Notice>
        )}
        {result && result.shortfalls.length > 0 && (
          <Notice look="warning">
            <ul>
              {result.shortfalls.map(({ id, kind, name, quantity }) => (
                <li key={id}>{t(`account.reorder.${kind}`, { name, quantity })}</li>
              ))}
            </ul>
          </Notice>
        )}
      </div>
    </>
  );
}
