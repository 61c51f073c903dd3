import assert from "node:assert/strict";
import { it } from "node:test";
import { journalKinds } from "../journal/modules/journal/event-kinds.ts";
import { consumerKinds } from "./consumer-kinds.ts";

it("every kind of event of the journal has a consumer", () => {
  const consumed = new Set<string>(Object.values(consumerKinds).flat());
  assert.deepEqual(
    journalKinds.filter((kind) => !consumed.has(kind)),
    [],
  );
});
