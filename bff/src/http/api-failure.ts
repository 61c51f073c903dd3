import type { ErrorCode } from "../contract/error.ts";
import type { FieldText, FieldTextKey } from "./texts.ts";

type FailureDetail = {
  /** Path of a field in the request ("body.billing.zip") to what is wrong with it. */
  fields?: Readonly<Record<string, FieldText>>;
  /** Every reason, each in words, in place of the message of the code. */
  reasons?: readonly FieldTextKey[];
  /** Values for the places in the message of the code. */
  values?: Readonly<Record<string, string>>;
  /** When the call may be sent again, as Retry-After says it. */
  retryAfterSeconds?: number;
  /** What stood behind it, for the log. */
  cause?: unknown;
};

/** A refusal for the caller; the error reply adds its text and status. */
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
