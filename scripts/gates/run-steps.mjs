/**
 * One step of the gate.
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {() => Promise<StepEnd>} run
 * @property {boolean} hasTests a step that should run tests and runs none has failed
 * @property {readonly string[]} [needs] names of steps that must have passed
 * @property {boolean} [isAlone] it uses both cores itself, or changes what others read: nothing runs beside it
 *
 * @typedef {{ ok: boolean, output: string, tests: import("./read-test-reports.mjs").TestCounts | null, note?: string }} StepEnd
 * @typedef {import("./summary.mjs").StepResult} StepResult
 */

/** @param {Step} step @param {readonly StepResult[]} before @param {(result: StepResult, output: string) => void} onEnd */
async function runStep({ name, run, hasTests, needs = [] }, before, onEnd) {
  const since = Date.now();
  const missing = needs.filter(
    (need) => !before.some((step) => step.name === need && step.outcome === "passed"),
  );
  if (missing.length > 0) {
    /** @type {StepResult} */
    const result = { name, outcome: "left out", tests: null, ms: 0, note: `needs ${missing.join(", ")}` };
    onEnd(result, "");
    return result;
  }
  const end = await run();
  const isEmpty = hasTests && end.tests?.passed === 0;
  /** @type {StepResult} */
  const result = {
    name,
    outcome: end.ok && !isEmpty ? "passed" : "failed",
    tests: hasTests ? end.tests : null,
    ms: Date.now() - since,
    note: end.ok && isEmpty ? "no test was run" : (end.note ?? ""),
  };
  onEnd(result, end.output);
  return result;
}

/**
 * Runs steps in their order, two at a time, and then those that are to run alone. A step waits for the steps it needs,
 * which stand before it, and is left out when one of them has not passed.
 *
 * @param {readonly Step[]} steps
 * @param {(result: StepResult, output: string) => void} onEnd
 * @returns {Promise<StepResult[]>} in the order in which they were started
 */
export async function runSteps(steps, onEnd) {
  /** @type {Map<string, Promise<StepResult>>} */
  const ends = new Map();
  const runNext = async (/** @type {Step[]} */ queue) => {
    for (let step = queue.shift(); step; step = queue.shift()) {
      const current = step;
      const needed = Promise.all((current.needs ?? []).flatMap((need) => ends.get(need) ?? []));
      const end = needed.then((results) => runStep(current, results, onEnd));
      ends.set(current.name, end);
      await end;
    }
  };
  const together = steps.filter(({ isAlone }) => !isAlone);
  await Promise.all([runNext(together), runNext(together)]);
  await runNext(steps.filter(({ isAlone }) => isAlone));
  return Promise.all(ends.values());
}
