import { readFileSync } from "node:fs";
import { z } from "@medusajs/framework/zod";
import { toMajor, toMinor } from "@spolverk/domain";
import { PaymentServiceError } from "../payment-shared/payment-service-error.ts";
import type { SwishSettings } from "../../../../environment/payment-settings.ts";
import { type JsonAnswer, requestJson } from "../payment-shared/request-json.ts";
import { toCallbackUrl } from "../payment-shared/signed-callback.ts";

const paymentRequestSchema = z.object({
  id: z.string(),
  payeePaymentReference: z.string().nullish(),
  payeeAlias: z.string(),
  amount: z.coerce.number(),
  currency: z.string(),
  status: z.string(),
  paymentReference: z.string().nullish(),
  errorCode: z.string().nullish(),
});
const refundSchema = z.object({
  id: z.string(),
  amount: z.coerce.number(),
  status: z.string(),
  errorCode: z.string().nullish(),
});
const refusalSchema = z.array(z.object({ errorCode: z.string() })).min(1);

export type SwishRequest = {
  id: string;
  /** Reference of the checkout's payments. */
  payeePaymentReference: string | null;
  payeeAlias: string;
  amountMinor: number;
  currency: string;
  status: string;
  paymentReference: string | null;
  errorCode: string | null;
};
export type SwishRefund = { id: string; amountMinor: number; status: string; errorCode: string | null };
export type Refused = { kind: "refused"; errorCode: string };
export type SwishClient = ReturnType<typeof createSwishClient>;

/**
 * Client of Swish's API for merchants. Amounts are in öre. Each call throws PaymentServiceError when its outcome is
 * unknown.
 * @throws Error when a certificate file cannot be read
 */
export function createSwishClient({ url, payeeAlias, callbackUrl, tlsFiles }: SwishSettings) {
  const tls = tlsFiles && {
    cert: readFileSync(tlsFiles.cert, "utf8"),
    key: readFileSync(tlsFiles.key, "utf8"),
    ca: readFileSync(tlsFiles.ca, "utf8"),
  };
  const call = (method: "GET" | "PUT" | "PATCH", path: string, body?: unknown) =>
    requestJson({
      method,
      url: `${url}/swish-cpcapi/api${path}`,
      body,
      ...(method === "PATCH" && { headers: { "Content-Type": "application/json-patch+json" } }),
      ...(tls && { tls }),
    });

  return {
    payeeAlias,

    /** Requests a payment without naming the payer's number: any phone that gets the token can pay it. */
    async createRequest(input: {
      id: string;
      amountMinor: number;
      reference: string;
      message: string;
    }): Promise<{ kind: "created"; token: string | null } | Refused> {
      const answer = await call("PUT", `/v2/paymentrequests/${input.id}`, {
        payeePaymentReference: input.reference,
        callbackUrl: toCallbackUrl(callbackUrl, "swish", input.reference),
        payeeAlias,
        amount: toMajor(input.amountMinor).toFixed(2),
        currency: "SEK",
        message: input.message,
      });
      if (answer.status !== 201) return toRefused(answer);
      const token = answer.headers.paymentrequesttoken;
      return { kind: "created", token: typeof token === "string" ? token : null };
    },

    /** Null when Swish does not know the request. */
    async readRequest(id: string): Promise<SwishRequest | null> {
      const answer = await call("GET", `/v1/paymentrequests/${id}`);
      if (answer.status === 404) return null;
      const { amount, ...request } = parse(paymentRequestSchema, answer);
      return {
        ...request,
        amountMinor: toMinor(amount),
        payeePaymentReference: request.payeePaymentReference ?? null,
        paymentReference: request.paymentReference ?? null,
        errorCode: request.errorCode ?? null,
      };
    },

    /** Cancels an unpaid request; read it afterwards to learn whether it has ended. */
    async cancelRequest(id: string): Promise<void> {
      await call("PATCH", `/v1/paymentrequests/${id}`, [
        { op: "replace", path: "/status", value: "cancelled" },
      ]);
    },

    async createRefund(input: {
      id: string;
      paymentReference: string;
      amountMinor: number;
      reference: string;
    }): Promise<{ kind: "created" } | Refused> {
      const answer = await call("PUT", `/v2/refunds/${input.id}`, {
        originalPaymentReference: input.paymentReference,
        callbackUrl: toCallbackUrl(callbackUrl, "swish", input.reference),
        payerAlias: payeeAlias,
        payerPaymentReference: input.reference,
        amount: toMajor(input.amountMinor).toFixed(2),
        currency: "SEK",
      });
      return answer.status === 201 ? { kind: "created" } : toRefused(answer);
    },

    /** Null when Swish does not know the refund. */
    async readRefund(id: string): Promise<SwishRefund | null> {
      const answer = await call("GET", `/v1/refunds/${id}`);
      if (answer.status === 404) return null;
      const { amount, errorCode, ...refund } = parse(refundSchema, answer);
      return { ...refund, amountMinor: toMinor(amount), errorCode: errorCode ?? null };
    },
  };
}

function toRefused({ status, body }: JsonAnswer): Refused {
  const refusal = refusalSchema.safeParse(body);
  return { kind: "refused", errorCode: refusal.data?.[0]?.errorCode ?? `http_${status}` };
}

function parse<Schema extends z.ZodType>(schema: Schema, { status, body }: JsonAnswer): z.output<Schema> {
  const parsed = schema.safeParse(body);
  if (status === 200 && parsed.success) return parsed.data;
  throw new PaymentServiceError("unexpected_answer", `Swish answered ${status} with something unexpected`);
}
