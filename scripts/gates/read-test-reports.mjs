import fs from "node:fs";
import path from "node:path";
import { XMLParser } from "fast-xml-parser";
import { rootDir } from "../setup/paths.mjs";

/** @typedef {{ title: string, outcome: "passed" | "failed" | "skipped" }} TestResult */
/** @typedef {{ passed: number, failed: number, skipped: number }} TestCounts */
/** @typedef {{ "@name"?: string, [part: string]: unknown }} Element */

const groups = ["testsuites", "testsuite", "testcase"];
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  isArray: (name) => groups.includes(name),
});

/** @param {Element} element @param {string} name */
const childrenOf = (element, name) => /** @type {Element[]} */ (element[name] ?? []);

const nameOf = (/** @type {Element} */ element) => element["@name"] ?? "";

/** @param {Element} testcase @returns {TestResult["outcome"]} */
function toOutcome(testcase) {
  if ("failure" in testcase || "error" in testcase) return "failed";
  return "skipped" in testcase ? "skipped" : "passed";
}

/** @param {Element} element @param {string} title @returns {TestResult[]} */
function listResults(element, title) {
  const suites = [...childrenOf(element, "testsuites"), ...childrenOf(element, "testsuite")];
  return [
    ...suites.flatMap((suite) => listResults(suite, `${title} ${nameOf(suite)}`)),
    ...childrenOf(element, "testcase").map((testcase) => ({
      title: `${title} ${nameOf(testcase)}`.trim(),
      outcome: toOutcome(testcase),
    })),
  ];
}

/**
 * Parses a JUnit report of Vitest, Playwright or Node's test runner. A test's title begins with the titles of its
 * groups.
 *
 * @param {string} xml
 * @returns {TestResult[]}
 */
export const parseTestReport = (xml) => listResults(parser.parse(xml), "");

/** @param {string} pattern of files, from the root of the repository @returns {string[]} */
const findReports = (pattern) =>
  fs.globSync(pattern, { cwd: rootDir }).map((file) => path.join(rootDir, file));

/**
 * Reads the tests of all reports that match a pattern, such as "bff/reports/*.xml".
 *
 * @param {string} pattern
 * @returns {TestResult[]}
 */
export const readTestReports = (pattern) =>
  findReports(pattern).flatMap((file) => parseTestReport(fs.readFileSync(file, "utf8")));

/** Removes reports of a previous run, which would count for this one. @param {string} pattern */
export function removeTestReports(pattern) {
  for (const file of findReports(pattern)) fs.rmSync(file);
}

/**
 * @param {readonly TestResult[]} results
 * @returns {TestCounts}
 */
export function countTests(results) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const { outcome } of results) counts[outcome]++;
  return counts;
}
