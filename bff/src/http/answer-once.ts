import { createHash } from "node:crypto";
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Logger } from "pino";
import type { CommercePort } from "../commerce/port.ts";
import { ApiFailure } from "./api-failure.ts";
import type { AppEnvironment } from "./app-environment.ts";

export type AnswerOnceOptions = {
  commerce: Pick<CommercePort, "startCall" | "endCall">;
  now: () => Date;
  logger: Logger;
  replyError: (thrown: unknown, c: Context<AppEnvironment>) => Response;
};

/** Long enough that nobody comes upon somebody else's by chance: a UUID has 36 characters. */
const keyPattern = /^[\x21-\x7e]{16,255}$/;
const hash = (...parts: readonly string[]) =>
  createHash("sha256").update(JSON.stringify(parts)).digest("hex");

/**
 * Carries out a call with an Idempotency-Key once: sent again it gets its first reply, a refusal too, for 24
 * hours. What failed on our side is not kept. Without the header every call is carried out.
 *
 * @param parsed what the call asks for, as the contract reads it: the same key may not ask for anything else
 * @throws ApiFailure invalid_request for a key that is too short or too long, idempotency_key_reused for
 * another call, request_in_progress while the first one is carried out
 */
export async function answerOnce(
  c: Context<AppEnvironment>,
  { commerce, now, logger, replyError }: AnswerOnceOptions,
  parsed: unknown,
  answer: () => Promise<Response>,
): Promise<Response> {
  const key = c.req.header("idempotency-key");
  if (key === undefined) return answer();
  if (!keyPattern.test(key)) {
    throw new ApiFailure("invalid_request", { fields: { "header.Idempotency-Key": "invalid" } });
  }
  const call = {
    id: hash(c.get("route"), c.req.path, key),
    fingerprint: hash(JSON.stringify(parsed)),
    startedAt: now().toISOString(),
  };
  const start = await commerce.startCall(call);
  if (start.kind === "other") throw new ApiFailure("idempotency_key_reused");
  if (start.kind === "running") throw new ApiFailure("request_in_progress");
  if (start.kind === "replied") {
    c.header("Idempotency-Replayed", "true");
    c.header("Content-Type", "application/json; charset=utf-8");
    return c.body(start.reply.body, start.reply.status as ContentfulStatusCode);
  }

  const response = await answer().catch((thrown: unknown) => replyError(thrown, c));
  const isFinal = response.status < 500 && response.status !== 429;
  const reply = isFinal ? { status: response.status, body: await response.clone().text() } : null;
  // The answer stands. Should it be asked for again, what it did is found to be done.
  await commerce.endCall(call, reply).catch((error: unknown) => {
    logger.error({ id: c.get("requestId"), err: error }, "a reply could not be kept");
  });
  return response;
}
