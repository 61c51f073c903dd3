import { spawnSync } from "node:child_process";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { rootDir } from "../setup/paths.mjs";
import { findSubjectProblems } from "./find-subject-problems.mjs";

it.each([
  "split the port into engine and store",
  "refuse a coupon that ended during payment",
  "round the fee before adding it",
  "pass the abort signal to the upload",
  "process webhooks in order",
  "seed a tax rate for each territory",
  "embed the fonts of invoices",
  "focus the first invalid field",
  "bring back the width of the menu",
  "set a timeout for VIES",
  "anonymize Medusa's customer",
])("accepts the subject %j", (subject) => {
  expect(findSubjectProblems(subject)).toEqual([]);
});

it.each([
  { subject: "added a timeout for VIES", fault: "added" },
  { subject: "adds a timeout for VIES", fault: "adds" },
  { subject: "adding a timeout for VIES", fault: "adding" },
  { subject: "found the lock's owner by id", fault: "found" },
  { subject: "one way to read ids by a statement", fault: "one" },
  { subject: "a notice of the admin closes first", fault: "a" },
  { subject: "whoever is free claims it", fault: "is" },
  { subject: "wait for what another tab has been storing", fault: "has been" },
  { subject: "show a refund that was made elsewhere", fault: "was" },
  { subject: "refetch refunds, and find numbers with their sign", fault: ", and" },
  { subject: "refetch refunds; find numbers with their sign", fault: ";" },
])("refuses the subject $subject and names $fault", ({ subject, fault }) => {
  expect(findSubjectProblems(subject).join("\n")).toContain(fault);
});

describe("commitlint with the repository's configuration", () => {
  const lint = (/** @type {string} */ message) =>
    spawnSync(path.join(rootDir, "node_modules/.bin/commitlint"), {
      cwd: rootDir,
      input: message,
      encoding: "utf8",
    });

  it("accepts a conventional header of 72 characters with a body", () => {
    const header = "fix(checkout): refuse a coupon that ended during payment".padEnd(72, "x");
    expect(lint(`${header}\n\nThe amount had been shown with it.\n`)).toMatchObject({ status: 0 });
  });

  it.each([
    { message: "refuse a coupon that ended during payment", rule: "type-empty" },
    { message: "mend(checkout): refuse a coupon", rule: "type-enum" },
    { message: `fix(checkout): ${"refuse a coupon ".repeat(4)}`, rule: "header-max-length" },
    { message: "fix(checkout): refused a coupon", rule: "one-imperative-clause" },
  ])("refuses $message by the rule $rule", ({ message, rule }) => {
    const { status, stdout } = lint(message);
    expect(status).not.toBe(0);
    expect(stdout).toContain(rule);
  });
});
