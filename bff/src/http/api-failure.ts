import type { ErrorCode } from "../contract/error.ts";
import type { FieldText, FieldTextKey } from "./texts.ts";

type FailureDetail = {
  /** Keyed by the field's path in the request, such as "body.billing.zip". */
  fields?: Readonly<Record<string, FieldText>>;
  /** The reasons as texts, in place of the code's message. */
  reasons?: readonly FieldTextKey[];
  /** Values for the placeholders of the code's message. */
  values?: Readonly<Record<string, string>>;
  /** Seconds for the Retry-After header. */
  retryAfterSeconds?: number;
  /** The underlying error, for the log. */
  cause?: unknown;
};

/** A refusal of a call; the error reply adds its text and status. */
export class ApiFailure extends Error {
  override readonly name = "ApiFailure";
  readonly code: ErrorCode;
  readonly fields: FailureDetail["fields"];
  readonly reasons: FailureDetail["reasons"];
  readonly values: FailureDetail["values"];
  readonly retryAfterSeconds: FailureDetail["retryAfterSeconds"];

  constructor(code: ErrorCode, detail: FailureDetail = {}) {
    super(code, { cause: detail.cause });
    this.code = code;
    this.fields = detail.fields;
    this.reasons = detail.reasons;
    this.values = detail.values;
    this.retryAfterSeconds = detail.retryAfterSeconds;
  }
}
