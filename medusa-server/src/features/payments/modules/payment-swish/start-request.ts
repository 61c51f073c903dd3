import { toInstructionId } from "./instruction-id.ts";
import type { SwishData } from "./session-data.ts";
import type { SwishClient, SwishRequest } from "./swish-client.ts";

const openForMs = 180_000;
const mostAttempts = 5;
/** What the shopper reads in the app. */
const message = "Spolverk";

export type Started =
  | { kind: "started"; data: SwishData }
  /** A request of an earlier, interrupted try is there and cannot be ended: it is paid or being paid. */
  | { kind: "found"; data: SwishData; request: SwishRequest }
  | { kind: "refused"; data: SwishData };

/**
 * Asks Swish for the payment. The id of the request follows from the session, so that a request whose answer was lost
 * (a crash in between) is found again instead of a second one being made beside it. Swish gives its token only once:
 * a request found open is ended, and the next one takes its place.
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
 * The request of a session as Swish has it now, also when its answer was lost and the session does not name it; null
 * when Swish was never asked.
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

/** Ends a request unless it is paid, and tells how it is now; null when Swish does not know it. */
export async function endRequest(client: SwishClient, instructionId: string): Promise<SwishRequest | null> {
  const request = await client.readRequest(instructionId);
  if (request?.status !== "CREATED") return request;
  await client.cancelRequest(instructionId);
  return client.readRequest(instructionId);
}

/** Has it ended without money? What DS24 left open has not. */
const isOver = ({ status, errorCode }: SwishRequest) =>
  status === "CANCELLED" || status === "DECLINED" || (status === "ERROR" && errorCode !== "DS24");
