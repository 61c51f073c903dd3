/** @typedef {{ passed: number, failed: number, skipped: number }} TestCounts */

/** The name of the package that turbo puts before each line. */
const turboPrefix = /^\S+:\S+: /;

/** The words of Vitest, Playwright and Node's own test runner for how a test ended. */
const kinds = /** @type {const} */ ({
  passed: "passed",
  pass: "passed",
  failed: "failed",
  fail: "failed",
  flaky: "failed",
  interrupted: "failed",
  "did not run": "skipped",
  skipped: "skipped",
  todo: "skipped",
});

/** @param {string} line @returns {(readonly [keyof typeof kinds, number])[]} */
function readSummary(line) {
  const parts = /^\s*Tests\s+\d/.test(line) ? line.matchAll(/(\d+) (passed|failed|skipped|todo)/g) : [];
  const byPlaywright = /^\s+(\d+) (passed|failed|flaky|interrupted|skipped|did not run)\b/.exec(line);
  const byNode = /^[ℹ#] (pass|fail|skipped|todo) (\d+)$/.exec(line);
  const pairs = [...parts].map(([, count, kind]) => [kind, count]);
  if (byPlaywright) pairs.push([byPlaywright[2], byPlaywright[1]]);
  if (byNode) pairs.push([byNode[1], byNode[2]]);
  return pairs.map(([kind, count]) => [/** @type {keyof typeof kinds} */ (kind), Number(count)]);
}

/**
 * How many tests passed, failed and were skipped, added up over every summary in the output of test runners.
 *
 * @param {string} output
 * @returns {TestCounts}
 */
export function countTests(output) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const line of output.split("\n")) {
    for (const [kind, count] of readSummary(line.replace(turboPrefix, ""))) counts[kinds[kind]] += count;
  }
  return counts;
}
