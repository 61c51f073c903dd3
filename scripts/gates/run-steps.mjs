/**
 * A step of the gate.
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {() => Promise<StepEnd>} run
 * @property {boolean} hasTests fails when the step runs no test
 * @property {readonly string[]} [needs] names of steps that must have passed
 * @property {boolean} [isFirst] starts before other ready steps, because the steps that need this one take longest
 * @property {boolean} [isAlone] runs without another step: it uses both cores or changes files that other steps read
 *
 * @typedef {{ ok: boolean, output: string, tests: import("./read-test-reports.mjs").TestCounts | null, note?: string
 *   }} StepEnd
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
 * Runs the steps of a queue, `lanes` at a time. The next step is the first whose needs have ended.
 *
 * @param {Step[]} queue
 * @param {number} lanes
 * @param {Map<string, StepResult>} results by name, of these and earlier steps
 * @param {(result: StepResult, output: string) => void} onEnd
 */
async function runQueue(queue, lanes, results, onEnd) {
  const waiting = [...queue];
  const names = new Set(queue.map(({ name }) => name));
  /** @type {Set<Promise<void>>} */
  const running = new Set();
  const isReady = (/** @type {Step} */ { needs = [] }) =>
    needs.every((need) => results.has(need) || !names.has(need));
  const start = async (/** @type {Step} */ step) => {
    results.set(step.name, await runStep(step, [...results.values()], onEnd));
  };
  while (waiting.length > 0 || running.size > 0) {
    const next = running.size < lanes ? waiting.findIndex(isReady) : -1;
    const [step] = next === -1 ? [] : waiting.splice(next, 1);
    if (step === undefined) {
      await Promise.race(running);
      continue;
    }
    const end = start(step).finally(() => running.delete(end));
    running.add(end);
  }
}

/**
 * Runs steps two at a time, then the exclusive ones alone. A step waits for the steps it needs, which precede it, and
 * is skipped unless all of them passed.
 *
 * @param {readonly Step[]} steps
 * @param {(result: StepResult, output: string) => void} onEnd
 * @returns {Promise<StepResult[]>} in the order in which they ended
 */
export async function runSteps(steps, onEnd) {
  /** @type {Map<string, StepResult>} */
  const results = new Map();
  const together = steps.filter(({ isAlone }) => !isAlone);
  const first = together.filter(({ isFirst }) => isFirst);
  const others = together.filter(({ isFirst }) => !isFirst);
  await runQueue([...first, ...others], 2, results, onEnd);
  await runQueue(
    steps.filter(({ isAlone }) => isAlone),
    1,
    results,
    onEnd,
  );
  return [...results.values()];
}
