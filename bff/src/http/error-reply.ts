import type { Context } from "hono";
import type { Logger } from "pino";
import { type ErrorCode, type ErrorReply, errorStatuses } from "../contract/error.ts";
import type { AppEnvironment } from "./app-environment.ts";
import { type FieldText, getTranslate } from "./texts.ts";
import { toApiFailure } from "./to-api-failure.ts";
import { toLanguage } from "./to-language.ts";

type ErrorReplyOptions = { logger: Logger; supportEmail: string };

/** When to come back after a refusal that is over in a moment. */
const retryAfterSeconds: Partial<Record<ErrorCode, string>> = {
  request_in_progress: "2",
  commerce_unavailable: "5",
};

/** Turns whatever was thrown into the one shape of an error; the cause goes to the log and never to the caller. */
export function createErrorReply({ logger, supportEmail }: ErrorReplyOptions) {
  return (thrown: unknown, c: Context<AppEnvironment>): Response => {
    const failure = toApiFailure(thrown);
    if (failure !== thrown) logger.error({ requestId: c.get("requestId"), err: thrown }, failure.code);
    c.set("errorCode", failure.code);

    if (failure.code in retryAfterSeconds) c.header("Retry-After", retryAfterSeconds[failure.code]);

    const t = getTranslate(toLanguage(c.req.query("language")));
    const reply: ErrorReply = {
      message:
        failure.reasons?.map((key) => t(`fields.${key}`)) ??
        t(`errors.${failure.code}`, { email: supportEmail, ...failure.values }),
      code: failure.code,
      requestId: c.get("requestId"),
    };
    if (failure.fields) {
      const worded = Object.entries(failure.fields).map(([path, text]) => [path, write(t, text)] as const);
      reply.fields = Object.fromEntries(worded);
    }
    if (failure.retryAfterSeconds !== undefined) c.header("Retry-After", String(failure.retryAfterSeconds));
    return c.json(reply, errorStatuses[failure.code]);
  };
}

function write(t: ReturnType<typeof getTranslate>, text: FieldText): string {
  return typeof text === "string" ? t(`fields.${text}`) : t(`fields.${text.key}`, { max: String(text.max) });
}
