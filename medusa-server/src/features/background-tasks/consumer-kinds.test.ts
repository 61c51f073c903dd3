import assert from "node:assert/strict";
import { it } from "node:test";
import { journalKinds } from "../journal/modules/journal/event-kinds.ts";
import { consumerKinds } from "./consumer-kinds.ts";

it("consumes every kind of journal event", () => {
  const consumed = new Set<string>(Object.values(consumerKinds).flat());
  assert.deepEqual(
    journalKinds.filter((kind) => !consumed.has(kind)),
    [],
  );
});
