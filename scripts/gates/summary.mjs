/**
 * The result of a step.
 *
 * @typedef {object} StepResult
 * @property {string} name
 * @property {"passed" | "failed" | "left out"} outcome left out: a needed step had failed
 * @property {import("./read-test-reports.mjs").TestCounts | null} tests null for a step that runs none
 * @property {number} ms
 * @property {string} note shown in the table
 */

/**
 * The totals of a run. A failed step without a failed test counts as one failure.
 *
 * @param {readonly StepResult[]} results
 */
export function addUp(results) {
  const passed = results.reduce((sum, { tests }) => sum + (tests?.passed ?? 0), 0);
  const failed = results.reduce(
    (sum, { tests, outcome }) => sum + Math.max(tests?.failed ?? 0, outcome === "failed" ? 1 : 0),
    0,
  );
  return { passed, failed };
}

/** @param {StepResult["tests"]} tests */
const describeTests = (tests) =>
  tests === null
    ? ""
    : [
        `${tests.passed} passed`,
        ...["failed", "skipped"].flatMap((kind) => {
          const count = tests[/** @type {"failed" | "skipped"} */ (kind)];
          return count > 0 ? [`${count} ${kind}`] : [];
        }),
      ].join(", ");

/**
 * Formats the table at the end of a run; its last line is `N passed, N failed`.
 *
 * @param {readonly StepResult[]} results
 */
export function formatSummary(results) {
  const rows = [
    ["Step", "Result", "Time", "Tests", ""],
    ...results.map(({ name, outcome, ms, tests, note }) => [
      name,
      outcome,
      `${(ms / 1000).toFixed(1)} s`,
      describeTests(tests),
      note,
    ]),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const table = rows.map((row) =>
    `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ")}`.trimEnd(),
  );
  const { passed, failed } = addUp(results);
  return ["", ...table, "", `${passed} passed, ${failed} failed`].join("\n");
}
