import { expect, it } from "vitest";
import { countTests, parseTestReport } from "./read-test-reports.mjs";

const byVitest = `<?xml version="1.0" encoding="UTF-8" ?>
<testsuites name="vitest tests">
  <testsuite name="src/a.test.ts">
    <testcase name="a price &gt; is rounded" time="0.1"></testcase>
    <testcase name="a price &gt; is shown"><failure message="no">no</failure></testcase>
  </testsuite>
</testsuites>`;
const byNode = `<?xml version="1.0" encoding="utf-8"?>
<testsuites>
	<testsuite name="a mail">
		<testcase name="comes once" file="/a.test.ts"/>
		<testcase name="comes twice" file="/a.test.ts"><skipped type="skipped" message="true"/></testcase>
	</testsuite>
	<testcase name="stands alone" file="/b.test.ts"/>
</testsuites>`;

it("parseTestReport reads each test's outcome, with its groups' titles before its own", () => {
  expect(parseTestReport(byNode)).toEqual([
    { title: "a mail comes once", outcome: "passed" },
    { title: "a mail comes twice", outcome: "skipped" },
    { title: "stands alone", outcome: "passed" },
  ]);
  expect(parseTestReport(byVitest).map(({ outcome }) => outcome)).toEqual(["passed", "failed"]);
  expect(parseTestReport(byVitest)[0]?.title).toContain("a price > is rounded");
});

it("parseTestReport reads a report without tests", () => {
  expect(parseTestReport('<testsuites name="vitest tests" tests="0"/>')).toEqual([]);
});

it("countTests counts tests by outcome", () => {
  expect(countTests([byVitest, byNode].flatMap(parseTestReport))).toEqual({
    passed: 3,
    failed: 1,
    skipped: 1,
  });
});
