import { expect, it } from "vitest";
import { runSteps } from "./run-steps.mjs";
import { selectSteps } from "./select-steps.mjs";

const good = { ok: true, output: "", tests: { passed: 1, failed: 0, skipped: 0 } };

/** @param {string} name @param {Partial<import("./run-steps.mjs").Step>} [rest] @returns {import("./run-steps.mjs").Step} */
const step = (name, rest = {}) => ({ name, hasTests: false, run: () => Promise.resolve(good), ...rest });
const run = (/** @type {import("./run-steps.mjs").Step[]} */ steps) => runSteps(steps, () => {});

it("runSteps skips a step when a step it needs has failed, and also the steps that need the skipped step", async () => {
  const results = await run([
    step("build", { run: () => Promise.resolve({ ...good, ok: false }) }),
    step("format"),
    step("shop", { needs: ["build"] }),
    step("browser", { needs: ["shop"] }),
  ]);
  expect(Object.fromEntries(results.map(({ name, outcome }) => [name, outcome]))).toEqual({
    build: "failed",
    format: "passed",
    shop: "left out",
    browser: "left out",
  });
});

it("runSteps starts a step after the steps it needs, also when another lane is free", async () => {
  /** @type {string[]} */
  const order = [];
  const note = (/** @type {string} */ name) => () => {
    order.push(name);
    return new Promise((resolve) => setImmediate(() => resolve(good)));
  };
  await run([step("build", { run: note("build") }), step("lint", { run: note("lint"), needs: ["build"] })]);
  expect(order).toEqual(["build", "lint"]);
});

it("runSteps starts a first step as soon as its needs have ended, and keeps both lanes busy", async () => {
  /** @type {string[]} */
  const order = [];
  const note = (/** @type {string} */ name) => () => {
    order.push(name);
    return new Promise((resolve) => setImmediate(() => resolve(good)));
  };
  await run([
    step("build", { run: note("build") }),
    step("format", { run: note("format") }),
    step("lint", { run: note("lint"), needs: ["build"] }),
    step("shop", { run: note("shop"), needs: ["build"], isFirst: true }),
  ]);
  expect(order).toEqual(["build", "format", "shop", "lint"]);
});

/** Steps that record how many of them run at the same time. @param {boolean} isAlone */
async function countAtOnce(isAlone) {
  let running = 0;
  let most = 0;
  const busy = async () => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => setImmediate(resolve));
    running--;
    return good;
  };
  await run(["a", "b", "c", "d", "e"].map((name) => step(name, { run: busy, isAlone })));
  return most;
}

it("runSteps runs two steps at a time, and exclusive ones alone", async () => {
  expect(await countAtOnce(false)).toBe(2);
  expect(await countAtOnce(true)).toBe(1);
});

it("runSteps runs the exclusive steps after all others, which they may need", async () => {
  const results = await run([
    step("integration", { isAlone: true }),
    step("unit"),
    step("browser", { isAlone: true, needs: ["unit"] }),
  ]);
  expect(results.map(({ name, outcome }) => [name, outcome])).toEqual([
    ["unit", "passed"],
    ["integration", "passed"],
    ["browser", "passed"],
  ]);
});

it("runSteps fails a suite in which no test was run", async () => {
  const none = { ok: true, output: "", tests: { passed: 0, failed: 0, skipped: 3 } };
  const [suite] = await run([step("unit", { hasTests: true, run: () => Promise.resolve(none) })]);
  expect(suite).toMatchObject({ outcome: "failed", note: "no test was run" });
});

const steps = {
  quick: [step("build"), step("lint", { needs: ["build"] })],
  live: [step("shop", { needs: ["build"] })],
};
const names = (/** @type {readonly string[]} */ args) => selectSteps(steps, args).map(({ name }) => name);

it("selectSteps selects the named steps and their needs", () => {
  expect(names([])).toEqual(["build", "lint", "shop"]);
  expect(names(["--quick"])).toEqual(["build", "lint"]);
  expect(names(["shop"])).toEqual(["build", "shop"]);
});

it("selectSteps lists the known steps for an unknown name", () => {
  expect(() => names(["paint"])).toThrow(
    expect.objectContaining({ mend: "The steps are: build, lint, shop." }),
  );
});
