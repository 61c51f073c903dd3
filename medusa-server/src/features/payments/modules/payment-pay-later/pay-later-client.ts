import { z } from "@medusajs/framework/zod";
import { PaymentServiceError } from "../payment-shared/payment-service-error.ts";
import type { PayLaterSettings } from "../../../../environment/payment-settings.ts";
import { type JsonAnswer, type JsonRequest, requestJson } from "../payment-shared/request-json.ts";
import { toStableUuid } from "../payment-shared/to-stable-uuid.ts";
import type { OrderBody } from "./order-body.ts";

const sessionSchema = z.object({
  session_id: z.string(),
  client_token: z.string(),
  payment_method_categories: z.array(z.object({ identifier: z.string() })).default([]),
});
const madeOrderSchema = z.object({ order_id: z.string() });
const orderSchema = z.object({
  order_id: z.string(),
  status: z.string(),
  fraud_status: z.string(),
  order_amount: z.int(),
  captured_amount: z.int(),
  refunded_amount: z.int(),
  purchase_currency: z.string(),
});
const refusalSchema = z.object({ error_code: z.string() });

export type PayLaterOrder = {
  id: string;
  status: string;
  fraudStatus: string;
  amountMinor: number;
  capturedMinor: number;
  refundedMinor: number;
  currency: string;
};
export type Refused = { kind: "refused"; errorCode: string };
export type PayLaterClient = ReturnType<typeof createPayLaterClient>;

/**
 * Client of Klarna Payments and its order management. Amounts are in minor units. Calls that create something or move
 * money have an idempotency key derived from their object: a repeated call gets the same reply and takes effect once.
 * Each call throws PaymentServiceError when its outcome is unknown.
 */
export function createPayLaterClient({ url, username, password, callbackUrl }: PayLaterSettings) {
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`;
  const call = (method: JsonRequest["method"], path: string, body?: unknown, key?: string) =>
    requestJson({
      method,
      url: url + path,
      body,
      headers: {
        Authorization: authorization,
        ...(key !== undefined && { "Klarna-Idempotency-Key": toStableUuid("pay-later", path, key) }),
      },
    });
  const orderPath = (id: string) => `/ordermanagement/v1/orders/${encodeURIComponent(id)}`;
  const authorizationPath = (token: string) => `/payments/v1/authorizations/${encodeURIComponent(token)}`;

  return {
    callbackUrl,

    async createSession(order: OrderBody, key: string) {
      // The session omits the addresses, which identify the shopper. The widget sends them once the shopper authorizes.
      const { billing_address: _billing, shipping_address: _shipping, ...session } = order;
      const answer = await call("POST", "/payments/v1/sessions", { ...session, intent: "buy" }, key);
      if (answer.status !== 200) return toRefused(answer);
      const { session_id, client_token, payment_method_categories } = parse(sessionSchema, answer);
      return {
        kind: "created" as const,
        id: session_id,
        clientToken: client_token,
        methods: payment_method_categories.map(({ identifier }) => identifier),
      };
    },

    /** Makes the order of an authorization; idempotent. */
    async createOrder(token: string, order: OrderBody): Promise<{ kind: "created"; id: string } | Refused> {
      const answer = await call("POST", `${authorizationPath(token)}/order`, order, "order");
      if (answer.status !== 200) return toRefused(answer);
      return { kind: "created", id: parse(madeOrderSchema, answer).order_id };
    },

    /**
     * Cancels an authorization that no order was made from.
     * @returns whether there was one
     */
    async cancelAuthorization(token: string): Promise<boolean> {
      const { status } = await call("DELETE", authorizationPath(token));
      return status === 204;
    },

    async readOrder(id: string): Promise<PayLaterOrder> {
      const order = parse(orderSchema, await call("GET", orderPath(id)));
      return {
        id: order.order_id,
        status: order.status,
        fraudStatus: order.fraud_status,
        amountMinor: order.order_amount,
        capturedMinor: order.captured_amount,
        refundedMinor: order.refunded_amount,
        currency: order.purchase_currency,
      };
    },

    async captureOrder(id: string, amountMinor: number): Promise<{ kind: "done" } | Refused> {
      return toDone(await call("POST", `${orderPath(id)}/captures`, { captured_amount: amountMinor }, "all"));
    },

    async cancelOrder(id: string): Promise<{ kind: "done" } | Refused> {
      return toDone(await call("POST", `${orderPath(id)}/cancel`, undefined, "all"));
    },

    async refundOrder(id: string, amountMinor: number, key: string): Promise<{ kind: "done" } | Refused> {
      return toDone(await call("POST", `${orderPath(id)}/refunds`, { refunded_amount: amountMinor }, key));
    },
  };
}

function toDone(answer: JsonAnswer): { kind: "done" } | Refused {
  return answer.status < 300 ? { kind: "done" } : toRefused(answer);
}

function toRefused({ status, body }: JsonAnswer): Refused {
  const refusal = refusalSchema.safeParse(body);
  return { kind: "refused", errorCode: refusal.data?.error_code ?? `http_${status}` };
}

function parse<Schema extends z.ZodType>(schema: Schema, { status, body }: JsonAnswer): z.output<Schema> {
  const parsed = schema.safeParse(body);
  if (status === 200 && parsed.success) return parsed.data;
  throw new PaymentServiceError(
    "unexpected_answer",
    `The pay-later provider answered ${status} with something unexpected`,
  );
}
