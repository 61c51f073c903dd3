import type { AccountOrder } from "@spolverk/domain";
import type { MedusaContainer } from "@medusajs/framework/types";
import { pricedCheckoutSchema } from "@spolverk/medusa-contract";
import { toApproval } from "../invoices/approvals/read-approval.ts";
import { CHECKOUT_MODULE } from "../orders/modules/checkout/index.ts";
import { listCreditNotes } from "../invoices/read-credit-notes.ts";
import { GIFT_CARD_MODULE } from "../gift-cards/modules/gift-card/index.ts";
import { INVOICE_MODULE } from "../invoices/modules/invoice/index.ts";
import { WITHDRAWAL_MODULE } from "../withdrawals/modules/withdrawal/index.ts";
import { readRows } from "../../database/read-rows.ts";
import { orderFields, orderRow } from "../orders/order-row.ts";
import { toAccountOrder } from "./to-account-order.ts";

/**
 * Reads orders of an account by id, in the order of the ids. Leaves out orders of other accounts and forgotten orders.
 */
export async function readAccountOrders(
  container: MedusaContainer,
  accountId: string,
  orderIds: readonly string[],
): Promise<AccountOrder[]> {
  const checkouts = container.resolve(CHECKOUT_MODULE);
  const purchases = await checkouts.listPurchases(
    { account_id: accountId, order_id: [...orderIds] },
    { select: ["order_id", "priced"], take: null },
  );
  const pricedOf = new Map(
    purchases.flatMap(({ order_id, priced }) => (order_id && priced ? [[order_id, priced] as const] : [])),
  );
  const ids = [...pricedOf.keys()];
  if (ids.length === 0) return [];

  const invoices = container.resolve(INVOICE_MODULE);
  const cards = container.resolve(GIFT_CARD_MODULE);
  const withdrawalModule = container.resolve(WITHDRAWAL_MODULE);
  const ofOrders = { order_id: ids };
  const [orders, approvals, issued, creditNotes, giftCards, withdrawals] = await Promise.all([
    readRows(container, orderRow, { entity: "order", fields: orderFields, filters: { id: ids } }),
    invoices.listInvoiceApprovals(ofOrders, { select: ["order_id", "state"], take: null }),
    invoices.listInvoices(ofOrders, { select: ["order_id"], take: null }),
    listCreditNotes(container, ids),
    cards.listGiftCards(ofOrders, { select: ["order_id"], take: null }),
    withdrawalModule.listWithdrawals(ofOrders, { order: { received_at: "ASC", id: "ASC" }, take: null }),
  ]);
  const byId = new Map(orders.map((order) => [order.id, order]));
  const now = new Date();
  return orderIds.flatMap((id) => {
    const order = byId.get(id);
    const priced = pricedOf.get(id);
    if (order === undefined || priced === undefined) return [];
    const has = (rows: readonly { order_id: string | null }[]) =>
      rows.some(({ order_id }) => order_id === id);
    const approval = approvals.find(({ order_id }) => order_id === id);
    const shop = {
      priced: pricedCheckoutSchema.parse(priced),
      approval: approval === undefined ? ("not_needed" as const) : toApproval(approval.state, order),
      isInvoiced: has(issued),
      creditNotes: (creditNotes.get(id) ?? []).map(({ number, issuedOn, amountMinor }) => ({
        number,
        issuedOn,
        amount: amountMinor,
      })),
      isGiftCardIssued: has(giftCards),
      withdrawals: withdrawals.flatMap(({ order_id, number, state, goods, received_at }) =>
        // An anonymized withdrawal no longer has its goods.
        order_id === id && goods !== null
          ? [{ number, receivedAt: received_at.toISOString(), state, goods }]
          : [],
      ),
    };
    return [toAccountOrder(order, shop, now)];
  });
}

/** Reads one order of an account; null when the account has no order with this id. */
export async function readAccountOrder(
  container: MedusaContainer,
  accountId: string,
  orderId: string,
): Promise<AccountOrder | null> {
  const [order] = await readAccountOrders(container, accountId, [orderId]);
  return order ?? null;
}
