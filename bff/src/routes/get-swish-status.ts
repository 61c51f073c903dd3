import { isSwishSettled, type SwishStatus } from "@spolverk/domain";
import { loadCheckout } from "../checkout/load-checkout.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { Handler } from "../http/mount.ts";
import { createLookupCache } from "../lookups/lookup-cache.ts";
import type { Services } from "../services.ts";

type Answer =
  | { kind: "known"; status: SwishStatus | null }
  /** The backend, or Swish behind it, did not answer. */
  | { kind: "failed"; error: unknown };

/** A payment that has ended never changes; one that may still be paid is looked up each time. */
const settledKeptMs = 60_000;
const failureKeptMs = 2000;

/** GET /checkout/{id}/swishStatus/{swishId} [7.13] */
export function getSwishStatus(services: Services): Handler<"GET /checkout/{id}/swishStatus/{swishId}"> {
  const look = createLookupCache<Answer>({
    keepMs: (answer) => {
      if (answer.kind === "failed") return failureKeptMs;
      return answer.status !== null && isSwishSettled(answer.status) ? settledKeptMs : 0;
    },
  });
  return async ({ params: { id, swishId } }, caller) => {
    await loadCheckout(services, { id, caller });
    const answer = await look(`${id} ${swishId}`, async () => {
      try {
        return { kind: "known", status: await services.engine.getSwishStatus(id, swishId) };
      } catch (error) {
        return { kind: "failed", error };
      }
    });
    if (answer.kind === "failed") throw answer.error;
    if (answer.status === null) throw new ApiFailure("payment_not_found");
    return { status: answer.status };
  };
}
