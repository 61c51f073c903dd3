/**
 * One step of the gate.
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {() => Promise<StepEnd>} run
 * @property {boolean} hasTests a step that should run tests and runs none has failed
 * @property {readonly string[]} [needs] names of steps that must have passed
 *
 * @typedef {{ ok: boolean, output: string, tests: import("./count-tests.mjs").TestCounts | null, note?: string }} StepEnd
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
 * Runs steps, `width` at a time in their order. A step waits for the steps it needs, which stand before it, and is left
 * out when one of them has not passed.
 *
 * @param {readonly Step[]} steps
 * @param {{ width: number, before: readonly StepResult[], onEnd: (result: StepResult, output: string) => void }} options
 *   before: results of steps that have been run already
 * @returns {Promise<StepResult[]>} in the order of the steps
 */
export async function runSteps(steps, { width, before, onEnd }) {
  /** @type {Map<string, Promise<StepResult>>} */
  const ends = new Map();
  const queue = [...steps];
  const work = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) {
      const current = step;
      const end = Promise.all((current.needs ?? []).flatMap((need) => ends.get(need) ?? [])).then((needed) =>
        runStep(current, [...before, ...needed], onEnd),
      );
      ends.set(current.name, end);
      await end;
    }
  };
  await Promise.all(Array.from({ length: width }, work));
  return Promise.all(ends.values());
}
