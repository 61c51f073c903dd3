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
/** One in a hundred thousand random keys of 16 hexadecimal digits has fewer; a counter or a repeated word has. */
const distinctCharacters = 6;
const retryAfterSeconds = "3600";

/** Long and varied enough that no client comes upon the key of another: a UUID is. */
const isKey = (key: string) => keyPattern.test(key) && new Set(key).size >= distinctCharacters;
const hash = (...parts: readonly string[]) =>
  createHash("sha256").update(JSON.stringify(parts)).digest("hex");

export type IdempotentRequest = {
  /** What the call asks for, as the contract reads it: the same key may not ask for anything else. */
  parsed: unknown;
  /** Names the client; null when it is not known. */
  client: string | null;
  /** The signed-in user, whose reply nobody else gets by the same key; null of a call for everybody. */
  subject: string | null;
  answer: () => Promise<Response>;
  /** Of a call that is answered by a whole checkout: the body of that answer, as the checkout stands now. */
  readCheckout: ((id: string) => Promise<string>) | null;
};

const checkoutReply = z.object({ id: z.string() });

/**
 * Carries out a call with an Idempotency-Key once: sent again it gets the status of its first reply for 24 hours, with
 * the checkout as it is then, or the same body where the reply was another one, a refusal too. What failed on our side
 * is not stored, nor that the checkout was busy. Without the header every call is carried out.
 *
 * @throws ApiFailure invalid_request for a key that is too short, too long or too easily guessed,
 * idempotency_key_reused for another call, request_in_progress while the first one is carried out,
 * too_many_requests when the client has as many calls remembered as it may
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
  // The answer stands. Should it be asked for again, what it did is found to be done.
  await store.endCall(call, reply).catch((error: unknown) => {
    logger.error({ requestId: c.get("requestId"), err: error }, "a reply could not be stored");
  });
  return response;
}

/** Null for what is too long to be stored: sent again, the call is carried out again. */
function toReply(status: number, body: string, isCheckout: boolean): StoredReply | null {
  if (isCheckout) return { status, checkoutId: checkoutReply.parse(JSON.parse(body)).id };
  return body.length > maxStoredBodyLength ? null : { status, body };
}
