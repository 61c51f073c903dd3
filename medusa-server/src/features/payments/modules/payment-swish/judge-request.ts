import { resolveSwishStatus, type SwishStatus } from "@spolverk/domain";
import type { SwishRequest } from "./swish-client.ts";

export type Expected = {
  /** Null when Swish was asked but its answer was lost: then the id was worked out, and is right. */
  instructionId: string | null;
  amountMinor: number;
  payeeAlias: string;
};
export type Judgement =
  | { kind: "as_asked"; status: SwishStatus; errorCode: string | null }
  /** Paid, but another amount or in another currency: the money goes back. */
  | { kind: "wrong_amount" }
  /** About another request, or money that went to another payee: nothing of it is ours to give back. */
  | { kind: "not_ours" };

/** Compares a payment request as Swish tells it now with what was asked for; a callback is never believed instead. */
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
