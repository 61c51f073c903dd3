import assert from "node:assert/strict";
import { describe, it } from "node:test";
import {
  attemptEnds,
  placementActions,
  placementRequests,
  placementStates,
  toPlacementState,
  toPlacingState,
} from "./placement-table.ts";

const row = { version: 5, order_id: null, cart_id: null, held_until: null, cancelled_version: 0 };
const prepared = { ...row, cart_id: "cart_1" };
const waiting = { ...prepared, held_until: new Date() };

describe("how far an order has come", () => {
  for (const [expected, fields] of [
    ["open", row],
    ["prepared", prepared],
    ["waiting", waiting],
    ["placed", { ...waiting, order_id: "order_1" }],
  ] as const) {
    it(`is ${expected}`, () => assert.equal(toPlacementState(fields), expected));
  }

  it("is told as waiting from the start of placing on, until there is an order", () => {
    assert.equal(toPlacingState(prepared), "none");
    assert.equal(toPlacingState(waiting), "awaiting_payment");
    assert.equal(toPlacingState({ ...waiting, order_id: "order_1" }), "none");
  });

  it("is told as cancelled of the record that was given up, and not of the one after it", () => {
    assert.equal(toPlacingState({ ...prepared, cancelled_version: 5 }), "cancelled");
    assert.equal(toPlacingState({ ...prepared, version: 6, cancelled_version: 5 }), "none");
  });
});

describe("what is done", () => {
  it("is said for every state and request", () => {
    for (const state of placementStates) {
      assert.deepEqual(Object.keys(placementActions[state]), [...placementRequests]);
    }
  });

  it("never makes an order of what was not prepared exactly so", () => {
    for (const state of placementStates) {
      const actions = placementActions[state].placeOther;
      assert.ok(
        !actions.includes("attempt") || actions.indexOf("prepare") < actions.indexOf("attempt"),
        state,
      );
    }
  });

  it("ends what is waited for before anything else is prepared, so that no two payments can be made", () => {
    for (const request of placementRequests) {
      const actions = placementActions.waiting[request];
      assert.ok(!actions.includes("prepare") || actions[0] === "withdraw", request);
    }
  });

  it("gives nothing up of an order, and prepares no other", () => {
    for (const request of placementRequests) {
      const harmless = placementActions.placed[request].every((action) => action === "takeMoney");
      assert.ok(harmless, request);
    }
  });

  it("places nothing by itself that no shopper asked for, though it may be paid", () => {
    assert.deepEqual(placementActions.open.settle, []);
    assert.deepEqual(placementActions.prepared.settle, []);
    assert.deepEqual(placementActions.waiting.settle, ["attempt"]);
  });
});

describe("what becomes of a placing after an attempt", () => {
  it("keeps it while the provider does not know, whoever asks: the money may be on its way", () => {
    assert.deepEqual(new Set(Object.values(attemptEnds.paymentUnknown)), new Set(["keep"]));
  });

  it("ends it for a shopper who leaves unpaid, and by itself only when its time is over", () => {
    assert.deepEqual(attemptEnds.paymentPending, {
      attempt: "keep",
      withdraw: "giveUp",
      settle: "giveUpWhenDue",
    });
  });

  it("ends it at once when it cannot become an order, and says later that it was not paid where that is why", () => {
    for (const kind of [
      "notEnoughStock",
      "stockReserved",
      "couponUsed",
      "giftCardChanged",
      "pointsChanged",
      "refused",
    ] as const) {
      assert.equal(attemptEnds[kind].attempt, "giveUp", kind);
    }
    assert.equal(attemptEnds.paymentFailed.attempt, "giveUpUnpaid");
    assert.equal(attemptEnds.wrongAmount.attempt, "giveUpUnpaid");
  });
});
