import { resolveSwishStatus, type SwishStatus } from "@spolverk/domain";
import type { SwishRequest } from "./swish-client.ts";

export type Expected = {
  /** Null when Swish's answer to the request was lost. The request was then read by an id derived from the session. */
  instructionId: string | null;
  amountMinor: number;
  payeeAlias: string;
};
export type Judgement =
  | { kind: "as_asked"; status: SwishStatus; errorCode: string | null }
  /** Paid with another amount or currency: the money is refunded. */
  | { kind: "wrong_amount" }
  /** Another request, or money paid to another payee, which the shop cannot refund. */
  | { kind: "not_ours" };

/**
 * Compares a payment request that was read from Swish with the expected one. A callback's content is never trusted.
 */
export function judgeRequest(request: SwishRequest, expected: Expected): Judgement {
  const isOther = expected.instructionId !== null && request.id !== expected.instructionId;
  if (isOther || request.payeeAlias !== expected.payeeAlias) {
    return { kind: "not_ours" };
  }
  const status = resolveSwishStatus(request);
  const isAsAsked = request.currency === "SEK" && request.amountMinor === expected.amountMinor;
  if (status === "paid" && !isAsAsked) return { kind: "wrong_amount" };
  return { kind: "as_asked", status, errorCode: request.errorCode };
}
