import { createHash } from "node:crypto";
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Logger } from "pino";
import { z } from "zod";
import type { ShopStore } from "../commerce/store.ts";
import { type StoredReply, maxStoredBodyLength } from "../commerce/store.ts";
import { ApiFailure } from "./api-failure.ts";
import type { AppEnvironment } from "./app-environment.ts";

export type IdempotencyOptions = {
  store: Pick<ShopStore, "startCall" | "endCall">;
  now: () => Date;
  logger: Logger;
  replyError: (thrown: unknown, c: Context<AppEnvironment>) => Response;
};

const keyPattern = /^[\x21-\x7e]{16,255}$/;
/**
 * Minimum number of distinct characters in a key. A counter or a repeated word has fewer. Of random keys with 16
 * hexadecimal digits, one in a hundred thousand has fewer.
 */
const distinctCharacters = 6;
const retryAfterSeconds = "3600";

/** Whether a key is so long and varied that no client guesses another client's key. A UUID is. */
const isKey = (key: string) => keyPattern.test(key) && new Set(key).size >= distinctCharacters;
const hash = (...parts: readonly string[]) =>
  createHash("sha256").update(JSON.stringify(parts)).digest("hex");

export type IdempotentRequest = {
  /** The parsed input: the same key is only valid for equal input. */
  parsed: unknown;
  /** Hash of the client; null when unknown. */
  client: string | null;
  /**
   * Subject of the signed-in user; null for a public call. It belongs to the stored key, so that another user who sends
   * the same Idempotency-Key does not get this user's reply.
   */
  subject: string | null;
  answer: () => Promise<Response>;
  /** Writes the reply with the checkout in its current state; null for a call whose reply is not a checkout. */
  readCheckout: ((id: string) => Promise<string>) | null;
};

const checkoutReply = z.object({ id: z.string() });

/**
 * Carries out a call with an Idempotency-Key once. For 24 hours, a repeated call gets the status of the first reply
 * with the current checkout, or the same body if the reply was not a checkout, refusals included. A repeated call is
 * carried out again after a server error, a refusal by a rate limit or for a busy checkout, and a reply that is too
 * long to store. Calls without the header are always carried out.
 * @throws ApiFailure invalid_request for a key that is too short, too long or too easily guessed,
 * idempotency_key_reused for a different call, request_in_progress while the first one is running, too_many_requests
 * when the client has reached its limit of stored calls
 */
export async function idempotency(
  c: Context<AppEnvironment>,
  { store, now, logger, replyError }: IdempotencyOptions,
  { parsed, client, subject, answer, readCheckout }: IdempotentRequest,
): Promise<Response> {
  const key = c.req.header("idempotency-key");
  if (key === undefined) return answer();
  if (!isKey(key)) {
    throw new ApiFailure("invalid_request", { fields: { "header.Idempotency-Key": "invalid" } });
  }
  const call = {
    id: hash(c.get("route"), c.req.path, key, ...(subject === null ? [] : [subject])),
    fingerprint: hash(JSON.stringify(parsed)),
    startedAt: now().toISOString(),
    client,
  };
  const start = await store.startCall(call);
  if (start.kind === "other") throw new ApiFailure("idempotency_key_reused");
  if (start.kind === "running") throw new ApiFailure("request_in_progress");
  if (start.kind === "tooMany") {
    c.header("Retry-After", retryAfterSeconds);
    throw new ApiFailure("too_many_requests");
  }
  if (start.kind === "replied") {
    const { reply } = start;
    const body = "body" in reply ? reply.body : await readCheckout?.(reply.checkoutId);
    if (body === undefined) throw new Error(`A checkout was stored as the reply to ${c.get("route")}`);
    c.header("Idempotency-Replayed", "true");
    c.header("Content-Type", "application/json; charset=utf-8");
    return c.body(body, reply.status as ContentfulStatusCode);
  }

  const response = await answer().catch((thrown: unknown) => replyError(thrown, c));
  const { status, ok } = response;
  const isFinal = status < 500 && status !== 429 && c.get("errorCode") !== "request_in_progress";
  const reply = isFinal ? toReply(status, await response.clone().text(), ok && readCheckout !== null) : null;
  // The call has taken effect, so its reply is sent even when it cannot be stored.
  await store.endCall(call, reply).catch((error: unknown) => {
    logger.error({ requestId: c.get("requestId"), err: error }, "a reply could not be stored");
  });
  return response;
}

/** Null for a body that is too long to store: a repeated call is then carried out again. */
function toReply(status: number, body: string, isCheckout: boolean): StoredReply | null {
  if (isCheckout) return { status, checkoutId: checkoutReply.parse(JSON.parse(body)).id };
  return body.length > maxStoredBodyLength ? null : { status, body };
}
