import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { toStableUuid } from "./to-stable-uuid.ts";

describe("toStableUuid", () => {
  it("returns the same version 5 UUID for the same words", () => {
    const uuid = toStableUuid("refund", "ref_1");
    assert.match(uuid, /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    assert.equal(toStableUuid("refund", "ref_1"), uuid);
  });

  it("returns another UUID for other words, and for the same letters split into other words", () => {
    const uuids = [["a", "b"], ["ab"], ["a,b"], ["b", "a"], ["a", "b", ""]].map((words) =>
      toStableUuid(...words),
    );
    assert.equal(new Set(uuids).size, uuids.length);
  });
});
