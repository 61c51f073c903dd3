import { describe, expect, it } from "vitest";
import { formatProblem } from "../load/problem.ts";
import { richTextSchema } from "../schema/rich-text.ts";
import { compileMarkdown } from "./compile-markdown.ts";
import { toPlainText } from "./to-plain-text.ts";

const findPicture = (name: string) =>
  name === "lamp" ? { src: "/media/lamp.svg", width: 640, height: 360 } : null;
const compile = (text: string) =>
  compileMarkdown({ file: "articles/en/x.md", firstLine: 10, text, findPicture });
const nodesOf = (text: string) => {
  const { content, problems } = compile(text);
  expect(problems).toEqual([]);
  expect(richTextSchema.parse(content)).toEqual(content);
  return content.content;
};
const text = (words: string, ...marks: object[]) =>
  marks.length > 0 ? { type: "text", text: words, marks } : { type: "text", text: words };
const paragraph = (words: string) => ({ type: "paragraph", content: [text(words)] });

describe("the Markdown compiler [3.23]", () => {
  it.each([
    ["a paragraph, its lines joined", "One\ntwo.", [paragraph("One two.")]],
    [
      "marks, from the outside in",
      "**bold *both*** and `code`",
      [
        {
          type: "paragraph",
          content: [
            text("bold ", { type: "bold" }),
            text("both", { type: "bold" }, { type: "italic" }),
            text(" and "),
            text("code", { type: "code" }),
          ],
        },
      ],
    ],
    [
      "a link",
      "[here](/faq#pay)",
      [{ type: "paragraph", content: [text("here", { type: "link", attrs: { href: "/faq#pay" } })] }],
    ],
    [
      "a list in a list",
      "- one\n  1. two",
      [
        {
          type: "bulletList",
          content: [
            {
              type: "listItem",
              content: [
                paragraph("one"),
                {
                  type: "orderedList",
                  attrs: { start: 1 },
                  content: [{ type: "listItem", content: [paragraph("two")] }],
                },
              ],
            },
          ],
        },
      ],
    ],
    [
      "a table with aligned columns, short rows filled up",
      "| A | B |\n| --- | ---: |\n| 1 |",
      [
        {
          type: "table",
          content: [
            {
              type: "tableRow",
              content: [
                { type: "tableHeader", content: [text("A")] },
                { type: "tableHeader", attrs: { align: "right" }, content: [text("B")] },
              ],
            },
            {
              type: "tableRow",
              content: [
                { type: "tableCell", content: [text("1")] },
                { type: "tableCell", attrs: { align: "right" }, content: [] },
              ],
            },
          ],
        },
      ],
    ],
    ["a quote", "> So it is.", [{ type: "blockquote", content: [paragraph("So it is.")] }]],
    [
      "a note",
      ":::warning\nHot!\n:::",
      [{ type: "note", attrs: { look: "warning" }, content: [paragraph("Hot!")] }],
    ],
    ["code", "```\nG28\n```", [{ type: "codeBlock", content: [text("G28")] }]],
    ["a rule", "---", [{ type: "horizontalRule" }]],
    [
      "a picture with its size",
      "![A lit lamp](lamp)",
      [
        {
          type: "paragraph",
          content: [
            { type: "image", attrs: { src: "/media/lamp.svg", width: 640, height: 360, alt: "A lit lamp" } },
          ],
        },
      ],
    ],
    [
      "a video",
      '::video{provider=youtube id=abc_DEF-123 title="How to"}',
      [{ type: "video", attrs: { provider: "youtube", id: "abc_DEF-123", title: "How to" } }],
    ],
    ["a colon within a sentence", "Ratio 1:a and :b", [paragraph("Ratio 1:a and :b")]],
  ])("compiles %s to nodes with type, attributes and content", (_, markdown, nodes) => {
    expect(nodesOf(markdown)).toEqual(nodes);
  });

  it("gives each heading a unique anchor", () => {
    const ids = nodesOf("## Bed & nozzle\n\n## Första lagret!\n\n### Bed, nozzle\n\n## ?").map(
      (node) => "attrs" in node && node.attrs && "id" in node.attrs && node.attrs.id,
    );
    expect(ids).toEqual(["bed-nozzle", "första-lagret", "bed-nozzle-2", "section"]);
  });

  it("produces a tree that toPlainText turns back into words", () => {
    const { content } = compile("## One\n\nTwo **three**.\n\n- four\n\n![five](lamp)");
    expect(toPlainText(content)).toBe("One Two three. four five");
  });
});

describe("unsupported Markdown", () => {
  it.each([
    ["", "line 10: expected a text"],
    ["Text\n\n# Title", "line 12: expected a heading of ## or ###, not #"],
    ["#### Deep", "line 10: expected a heading of ## or ###, not ####"],
    ["<b>Hi</b> there", "line 10: expected text, a link or a picture, not html"],
    ["<div>\nHi\n</div>", "line 10: expected text, a list, a table or a note, not html"],
    [":::danger\nHot\n:::", "line 10: expected one of :::note, :::tip, :::warning, not :::danger"],
    ["::audio{id=1}", "line 10: expected ::video, not ::audio"],
    [
      "::video{provider=vimeo id=abc_DEF-123 title=x}",
      'line 10: expected ::video{provider=youtube id=<11 characters> title="…"}',
    ],
    ["![A cat](cat)", 'line 10: expected a picture of the shop, not "cat"'],
    ["![](lamp)", "line 10: expected a text that says what the picture shows"],
    ["[x](faq)", 'line 10: expected a link that starts with /, #, https:, mailto: or tel:, not "faq"'],
    [
      "[x](javascript:alert)",
      'line 10: expected a link that starts with /, #, https:, mailto: or tel:, not "javascript:alert"',
    ],
    [
      "[x](//evil.example)",
      'line 10: expected a link that starts with /, #, https:, mailto: or tel:, not "//evil.example"',
    ],
    ["| A |\n| --- |\n| 1 | 2 |", "line 12: expected a row of 1, not 2"],
  ])("reports %j with its file and line", (markdown, problem) => {
    expect(compile(markdown).problems.map(formatProblem)).toContain(`content/articles/en/x.md: ${problem}`);
  });
});
