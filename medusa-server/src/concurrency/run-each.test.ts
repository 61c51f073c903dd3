import assert from "node:assert/strict";
import { test } from "node:test";
import { openTestContainer } from "../logging/testing/open-test-container.ts";
import { runEach, runTogether } from "./run-each.ts";

const itself = (id: string) => id;

test("a failing item is logged with its id, and the items after it are processed", async () => {
  const { errors, container } = openTestContainer();
  const done: string[] = [];
  const failed = await runEach(
    container,
    { name: "a-job", items: ["a", "b", "c"], toId: itself },
    async (id) => {
      if (id === "b") throw new Error("no");
      done.push(id);
    },
  );
  assert.deepEqual([done, failed], [["a", "c"], ["b"]]);
  assert.deepEqual(errors, ["a-job: b failed: Error: no", "a-job: 1 of 3 failed, the next run tries again"]);
});

test("items may be read one by one from an async source of batches", async () => {
  const { errors, container } = openTestContainer();
  const done: string[] = [];
  async function* read() {
    yield* ["a", "b"];
    yield "c";
  }
  await runEach(container, { name: "a-job", items: read(), toId: itself }, async (id) => done.push(id));
  assert.deepEqual([done, errors], [["a", "b", "c"], []]);
});

test("a failing batch is repeated id by id, so that only the failing row stays", async () => {
  const { container } = openTestContainer();
  const batches: string[][] = [];
  const failed = await runTogether(container, { name: "a-job", ids: ["a", "b", "c"] }, async (ids) => {
    if (ids.includes("b")) throw new Error("no");
    batches.push(ids);
  });
  assert.deepEqual([batches, failed], [[["a"], ["c"]], ["b"]]);
});

test("a batch without a bad row runs once, and an empty one not at all", async () => {
  const { container } = openTestContainer();
  const batches: string[][] = [];
  const run = async (ids: string[]) => batches.push(ids);
  await runTogether(container, { name: "a-job", ids: ["a", "b"] }, run);
  await runTogether(container, { name: "a-job", ids: [] }, run);
  assert.deepEqual(batches, [["a", "b"]]);
});
