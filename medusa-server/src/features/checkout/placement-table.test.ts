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

describe("state of a placement", () => {
  for (const [expected, fields] of [
    ["open", row],
    ["prepared", prepared],
    ["waiting", waiting],
    ["placed", { ...waiting, order_id: "order_1" }],
  ] as const) {
    it(`resolves ${expected} from the row of a checkout`, () =>
      assert.equal(toPlacementState(fields), expected));
  }

  it("reports awaiting_payment from the start of placing until the order exists", () => {
    assert.equal(toPlacingState(prepared), "none");
    assert.equal(toPlacingState(waiting), "awaiting_payment");
    assert.equal(toPlacingState({ ...waiting, order_id: "order_1" }), "none");
  });

  it("reports cancelled for the record that was given up, but not for its next version", () => {
    assert.equal(toPlacingState({ ...prepared, cancelled_version: 5 }), "cancelled");
    assert.equal(toPlacingState({ ...prepared, version: 6, cancelled_version: 5 }), "none");
  });
});

describe("placementActions", () => {
  it("defines actions for every state and request", () => {
    for (const state of placementStates) {
      assert.deepEqual(Object.keys(placementActions[state]), [...placementRequests]);
    }
  });

  it("never attempts a changed checkout before preparing it", () => {
    for (const state of placementStates) {
      const actions = placementActions[state].placeOther;
      assert.ok(
        !actions.includes("attempt") || actions.indexOf("prepare") < actions.indexOf("attempt"),
        state,
      );
    }
  });

  it("withdraws a pending placing before preparing another, so that only one can be paid", () => {
    for (const request of placementRequests) {
      const actions = placementActions.waiting[request];
      assert.ok(!actions.includes("prepare") || actions[0] === "withdraw", request);
    }
  });

  it("neither gives up nor prepares anything once the order exists", () => {
    for (const request of placementRequests) {
      const harmless = placementActions.placed[request].every((action) => action === "takeMoney");
      assert.ok(harmless, request);
    }
  });

  it("settles only a placing that a shopper has started", () => {
    assert.deepEqual(placementActions.open.settle, []);
    assert.deepEqual(placementActions.prepared.settle, []);
    assert.deepEqual(placementActions.waiting.settle, ["attempt"]);
  });
});

describe("attemptEnds", () => {
  it("keeps the placing on any request while the provider's answer is unknown, because the money may be on its way", () => {
    assert.deepEqual(new Set(Object.values(attemptEnds.paymentUnknown)), new Set(["keep"]));
  });

  it("gives up an unpaid placing when the shopper withdraws, but in a sweep only when it is due", () => {
    assert.deepEqual(attemptEnds.paymentPending, {
      attempt: "keep",
      withdraw: "giveUp",
      settle: "giveUpWhenDue",
    });
  });

  it("gives up at once when the order is impossible, and as unpaid when the payment is the reason", () => {
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
