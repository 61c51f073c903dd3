import { describe, expect, it } from "vitest";
import { listProse, listSentences } from "./list-sentences.mjs";

const words = (/** @type {string} */ text) => text.trim().split(/\s+/).join(" ");
const list = (/** @type {string} */ source, file = "a.tsx") =>
  listSentences(file, source).map(({ kind, text, line }) => ({ kind, line, text: words(text) }));

describe("listSentences", () => {
  it("joins comments of consecutive lines", () => {
    expect(list("// one\n  // sentence\n\n// another\nlet a;")).toEqual([
      { kind: "comment", line: 1, text: "one sentence" },
      { kind: "comment", line: 4, text: "another" },
    ]);
  });

  it("strips the marks of a doc comment, not its multiplication signs", () => {
    expect(list("\n/**\n * 2 * 3\n */\nlet a;")).toEqual([{ kind: "comment", line: 2, text: "2 * 3" }]);
  });

  it("finds no comment in strings, templates, patterns or JSX text", () => {
    expect(list('f("// a", `/* b */`, /\\/\\/ c/, <p>// d</p>);')).toEqual([]);
  });

  it.each(["it", "test", "it.each([1])", "test.skip", "it.each`a`"])("reads the title of %s", (callee) => {
    expect(list(`${callee}("rounds half up", () => {});`)).toEqual([
      { kind: "test", line: 1, text: "rounds half up" },
    ]);
  });

  it.each(["describe", "describe.each([1])", "test.describe"])("reads the group of %s", (callee) => {
    expect(list(`${callee}("a cart", () => {});`)).toEqual([{ kind: "group", line: 1, text: "a cart" }]);
  });

  it("reads a template title with an ellipsis for each value", () => {
    expect(list("it(\n`sums ${2} items`, f);")).toEqual([{ kind: "test", line: 2, text: "sums … items" }]);
  });

  it.each(["test.step('is open', f)", "visit('is open')", "it(title, f)"])(
    "reads no title from %s",
    (call) => {
      expect(list(call)).toEqual([]);
    },
  );

  it("throws for a source that does not parse", () => {
    expect(() => list("it(", "a.mjs")).toThrow(SyntaxError);
  });
});

it("reads a page without its code", () => {
  const [prose] = listProse("Run `whoever`.\n```sh\nnobody\n```\nThe end.");
  expect(words(prose?.text ?? "")).toBe("Run . The end.");
});
