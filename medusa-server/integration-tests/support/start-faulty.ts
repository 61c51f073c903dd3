import assert from "node:assert/strict";
import type { PricedCheckout } from "@spolverk/medusa-contract";
import { toRecord } from "./priced-checkout.ts";
import { variable } from "./shop.ts";
import { startMedusa } from "./start-medusa.ts";

/** Another medusa-server on the same database, which dies as if its power failed at one point. */
export async function startFaulty(point: string) {
  const { url, died } = await startMedusa({ SPOLVERK_FAULT_POINT: point });
  return {
    /** Asks it for the order of a checkout, which it dies of. */
    placeUntilDeath: async (checkoutId: string, priced: PricedCheckout): Promise<void> => {
      await fetch(`${url}/internal/checkouts/${checkoutId}/order`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-internal-token": variable("INTERNAL_TOKEN") },
        body: JSON.stringify({ priced, record: toRecord(checkoutId, 2) }),
      }).then(
        ({ status }) => assert.fail(`it answered ${status}`),
        () => undefined,
      );
      assert.equal(await died, "SIGKILL");
    },
  };
}
