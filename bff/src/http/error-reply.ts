import type { Language } from "@spolverk/content";
import type { Context } from "hono";
import type { Logger } from "pino";
import { type ErrorCode, type ErrorReply, errorStatuses } from "../contract/error.ts";
import type { AppEnvironment } from "./app-environment.ts";
import { type FieldText, getTranslate } from "./texts.ts";
import { toApiFailure } from "./to-api-failure.ts";
import { toLanguage } from "./to-language.ts";

type ErrorReplyOptions = { logger: Logger; supportEmail: string };

/** Seconds of the Retry-After header, for refusals whose reason passes quickly. */
const retryAfterSeconds: Partial<Record<ErrorCode, string>> = {
  request_in_progress: "2",
  commerce_unavailable: "5",
};

/** Creates the handler that turns any error into the shape of an error reply; the cause is logged and never sent. */
export function createErrorReply({ logger, supportEmail }: ErrorReplyOptions) {
  return (thrown: unknown, c: Context<AppEnvironment>): Response => {
    const failure = toApiFailure(thrown);
    if (failure !== thrown) logger.error({ requestId: c.get("requestId"), err: thrown }, failure.code);
    c.set("errorCode", failure.code);

    if (failure.code in retryAfterSeconds) c.header("Retry-After", retryAfterSeconds[failure.code]);

    const language = toLanguage(c.req.query("language"));
    const t = getTranslate(language);
    const reply: ErrorReply = {
      message:
        failure.reasons?.map((key) => t(`fields.${key}`)) ??
        t(`errors.${failure.code}`, { email: supportEmail, ...failure.values }),
      code: failure.code,
      requestId: c.get("requestId"),
    };
    if (failure.fields) {
      const worded = Object.entries(failure.fields).map(
        ([path, text]) => [path, write(text, language)] as const,
      );
      reply.fields = Object.fromEntries(worded);
    }
    if (failure.retryAfterSeconds !== undefined) c.header("Retry-After", String(failure.retryAfterSeconds));
    return c.json(reply, errorStatuses[failure.code]);
  };
}

function write(text: FieldText, language: Language): string {
  const t = getTranslate(language);
  if (typeof text === "string") return t(`fields.${text}`);
  const { key, ...limits } = text;
  const format = new Intl.NumberFormat(language);
  const written = Object.entries(limits).map(([name, limit]) => [name, format.format(limit)] as const);
  return t(`fields.${key}`, Object.fromEntries(written));
}
