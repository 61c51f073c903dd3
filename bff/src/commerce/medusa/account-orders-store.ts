import type { AccountOrders } from "../account-order.ts";
import {
  accountOrderReplySchema,
  accountOrdersReplySchema,
  cancelOrderReplySchema,
  claimableReplySchema,
  invoiceReplySchema,
  returnReplySchema,
} from "@spolverk/medusa-contract";
import { toAccountPath } from "./account-path.ts";
import { type MedusaClient, nullOnStatus } from "./medusa-client.ts";

/**
 * The orders of accounts, as medusa-server puts them together from Medusa's and what was agreed on. It answers 404 where the
 * id of an order is no part of a path, such as "../x": there is no such order.
 */
export function createAccountOrdersStore(medusa: MedusaClient): AccountOrders {
  const toOrderPath = (id: string, orderId: string, step = "") =>
    toAccountPath(id, `orders/${encodeURIComponent(orderId)}${step}`);
  return {
    listOrders: (id, { query, page, pageSize }) =>
      medusa.get(accountOrdersReplySchema, toAccountPath(id, "orders"), {
        query,
        page: String(page),
        page_size: String(pageSize),
      }),
    getOrder: async (id, orderId) => {
      const path = toOrderPath(id, orderId);
      return (await medusa.get(accountOrderReplySchema, path).catch(nullOnStatus(404)))?.order ?? null;
    },
    cancelOrder: async (id, orderId) => {
      const cancelled = await medusa
        .post(cancelOrderReplySchema, toOrderPath(id, orderId, "/cancel"), {}, "provider")
        .catch(nullOnStatus(404));
      return cancelled?.kind ?? "unknown";
    },
    requestReturn: async (id, orderId, request) => {
      const requested = await medusa
        .post(returnReplySchema, toOrderPath(id, orderId, "/return"), request)
        .catch(nullOnStatus(404));
      return requested?.kind ?? "unknown";
    },
    getInvoice: async (id, orderId, creditNote) => {
      const path = toOrderPath(id, orderId, "/invoice");
      const query = { credit_note: creditNote ?? "" };
      return (await medusa.get(invoiceReplySchema, path, query).catch(nullOnStatus(404)))?.file ?? null;
    },
    countClaimableOrders: async (id, email) =>
      (await medusa.post(claimableReplySchema, toAccountPath(id, "orders/count-claimable"), { email })).count,
    claimOrders: async (id, email) =>
      (await medusa.post(claimableReplySchema, toAccountPath(id, "orders/claim"), { email })).count,
  };
}
