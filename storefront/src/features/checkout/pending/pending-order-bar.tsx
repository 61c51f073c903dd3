import { type ApiClient, ApiError, type Checkout } from "@spolverk/bff/contract";
import type { PaymentMethod } from "@spolverk/domain";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { Link, useRouteContext } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { retriesFor } from "../../../api/reply-retries.ts";
import { useRootAttribute } from "../../../browser/use-root-attribute.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useAfterPress } from "../../../ui/use-after-press.ts";
import { settleOrder } from "../confirmation/settle-order.ts";
import { forgetCheckout, storeAsked } from "../start/stored-checkout.ts";
import { isOpenCheckout } from "../steps/is-open-checkout.ts";

const pollMs = 10_000;
/** Payment methods that charge the shopper before the order is created. */
const paidMethods: readonly (PaymentMethod | null)[] = ["stripe", "swish"];

/** Has a query key of its own, because the reply cached for the checkout's page may predate the payment. */
const pendingQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ["pending-checkout", id],
    queryFn: ({ signal }) =>
      api("GET /checkout/{id}", { params: { id } }, signal).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }),
    gcTime: 0,
    refetchInterval: ({ state: { data } }) => !!data && !data.order && data.placing !== "none" && pollMs,
    refetchOnWindowFocus: "always",
    ...retriesFor(6),
  });

/** Shows the outcome of a checkout's order once the outcome is known. */
export default function PendingOrderBar({
  checkoutId,
  onDismiss,
}: {
  checkoutId: string;
  onDismiss: () => void;
}) {
  const { t } = useTranslation();
  const { api, shop } = useRouteContext({ from: "__root__" });
  const { data } = useQuery(pendingQuery(api, checkoutId));
  useEffect(() => {
    if (data === null) forgetCheckout();
    else if (data?.order) settleOrder(data, data.order, shop.site.legal);
    else if (data && isOpenCheckout(data)) storeAsked(data.id, false);
  }, [data, shop]);
  const isShown = useAfterPress(!!data);
  useRootAttribute("data-order-bar", isShown);
  if (!data || !isShown) return null;
  const { message, action } = toWords(data);
  return (
    <section
      aria-label={t("pendingOrder.label")}
      className="pointer-events-auto border-t border-line bg-surface shadow-card"
    >
      <div className="container-page flex items-center gap-4 py-2">
        <output className="min-w-0 grow font-medium">
          {t(`pendingOrder.${message}`, { number: data.order?.number })}
        </output>
        <Link
          className="inline-flex min-h-11 shrink-0 items-center font-semibold text-accent underline"
          params={{ checkoutId: data.id, step: data.step }}
          to="/checkout/{-$checkoutId}/{-$step}/{-$uuid}"
        >
          {t(`pendingOrder.${action}`)}
        </Link>
        <button
          aria-label={t("pendingOrder.close")}
          className="-mr-2 grid size-11 shrink-0 place-items-center rounded-full hover:bg-black/5"
          onClick={onDismiss}
          type="button"
        >
          <Icon className="size-5" name="close" />
        </button>
      </div>
    </section>
  );
}

function toWords({ order, placing, paymentMethod }: Checkout) {
  if (order) {
    const message = paidMethods.includes(paymentMethod) ? "paid" : "placed";
    return { message, action: "show" } as const;
  }
  if (placing === "awaiting_payment") return { message: "waiting", action: "toPayment" } as const;
  if (placing === "in_progress") return { message: "inProgress", action: "show" } as const;
  return { message: "failed", action: "toCheckout" } as const;
}
