import type { PricedCheckout } from "@spolverk/domain";
import assert from "node:assert/strict";
import { toRecord } from "./priced-checkout.ts";
import { variable } from "./shop.ts";
import { startMedusa } from "./start-medusa.ts";

/** Starts another medusa-server on the same database. It kills itself at a fault point, like a power failure. */
export async function startFaulty(point: string) {
  const { url, died } = await startMedusa({ SPOLVERK_FAULT_POINT: point });
  /** Makes a call of the internal API during which the server dies. */
  async function callUntilDeath(path: string, body: object): Promise<void> {
    await fetch(`${url}/internal/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-internal-token": variable("INTERNAL_TOKEN") },
      body: JSON.stringify(body),
    }).then(
      ({ status }) => assert.fail(`it answered ${status}`),
      () => undefined,
    );
    assert.equal(await died, "SIGKILL");
  }
  return {
    callUntilDeath,
    /** Requests the order of a checkout, during which the server dies. */
    placeUntilDeath: (checkoutId: string, priced: PricedCheckout): Promise<void> =>
      callUntilDeath(`checkouts/${checkoutId}/order`, { priced, record: toRecord(checkoutId, 2) }),
  };
}
