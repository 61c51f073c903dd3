import { toInstructionId } from "./instruction-id.ts";
import type { SwishData } from "./session-data.ts";
import type { SwishClient, SwishRequest } from "./swish-client.ts";

const openForMs = 180_000;
const mostAttempts = 5;
/** The message that the app shows to the shopper. */
const message = "Spolverk";

export type Started =
  | { kind: "started"; data: SwishData }
  /** An earlier, interrupted attempt made a request that cannot be cancelled, because it is paid or being paid. */
  | { kind: "found"; data: SwishData; request: SwishRequest }
  | { kind: "refused"; data: SwishData };

/**
 * Requests the payment from Swish. The request's id is derived from the session, so that after a crash this function
 * finds the existing request. It cancels and replaces an existing request that is still open, because Swish returns the
 * token of a request only once.
 */
export async function startRequest(client: SwishClient, data: SwishData, now: Date): Promise<Started> {
  for (let { attempt } = data; attempt < data.attempt + mostAttempts; attempt++) {
    const instructionId = toInstructionId(data.sessionId, String(attempt));
    const created = await client.createRequest({
      id: instructionId,
      amountMinor: data.amountMinor,
      reference: data.reference,
      message,
    });
    const begun = { ...data, attempt, instructionId };
    if (created.kind === "created") {
      const expiresAt = new Date(now.getTime() + openForMs).toISOString();
      return {
        kind: "started",
        data: { ...begun, token: created.token, expiresAt, status: "waiting", errorCode: null },
      };
    }
    const earlier = await endRequest(client, instructionId);
    if (earlier === null) {
      return { kind: "refused", data: { ...data, status: "failed", errorCode: created.errorCode } };
    }
    if (!isOver(earlier)) return { kind: "found", data: begun, request: earlier };
  }
  return { kind: "refused", data: { ...data, status: "failed", errorCode: "too_many_attempts" } };
}

/**
 * Reads the latest request of a session; null when Swish knows none. When Swish's reply was lost, the session does not
 * store the request's id, and the ids derived from the session are tried.
 */
export async function findRequest(client: SwishClient, data: SwishData): Promise<SwishRequest | null> {
  if (data.instructionId !== null) return client.readRequest(data.instructionId);
  let latest: SwishRequest | null = null;
  for (let { attempt } = data; attempt < data.attempt + mostAttempts; attempt++) {
    const request = await client.readRequest(toInstructionId(data.sessionId, String(attempt)));
    if (request === null) return latest;
    latest = request;
  }
  return latest;
}

/** Cancels a request that is still open, and returns its current state; null when Swish does not know the request. */
export async function endRequest(client: SwishClient, instructionId: string): Promise<SwishRequest | null> {
  const request = await client.readRequest(instructionId);
  if (request?.status !== "CREATED") return request;
  await client.cancelRequest(instructionId);
  return client.readRequest(instructionId);
}

/** Whether the request ended without a payment. A request with the error code DS24 has not ended. */
const isOver = ({ status, errorCode }: SwishRequest) =>
  status === "CANCELLED" || status === "DECLINED" || (status === "ERROR" && errorCode !== "DS24");
