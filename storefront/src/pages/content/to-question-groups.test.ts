import type { BlockNode, RichText } from "@spolverk/content/rich-text";
import { describe, expect, it } from "vitest";
import { toFaqSchema } from "./to-faq-schema.ts";
import { toQuestionGroups } from "./to-question-groups.ts";

const paragraph = (text: string): BlockNode => ({ type: "paragraph", content: [{ type: "text", text }] });
const heading = (level: 2 | 3, text: string): BlockNode => ({
  type: "heading",
  attrs: { level, id: text.toLowerCase() },
  content: [{ type: "text", text }],
});

const faq: RichText = {
  type: "doc",
  content: [
    paragraph("Short answers."),
    heading(2, "Orders"),
    heading(3, "Change"),
    paragraph("Write to us."),
    {
      type: "bulletList",
      content: [
        { type: "listItem", content: [paragraph("soon")] },
        { type: "listItem", content: [paragraph("with the number")] },
      ],
    },
    heading(2, "Club"),
    heading(3, "Join"),
    paragraph("Sign in."),
  ],
};

describe("a page of questions", () => {
  it("consists of groups of questions, each with its answer [2.10]", () => {
    const { intro, groups } = toQuestionGroups(faq);
    expect(intro).toEqual([paragraph("Short answers.")]);
    expect(groups.map(({ heading: { text }, questions }) => [text, questions.length])).toEqual([
      ["Orders", 1],
      ["Club", 1],
    ]);
    expect(groups[0]?.questions[0]?.heading).toEqual({ id: "change", text: "Change" });
    expect(groups[0]?.questions[0]?.answer).toHaveLength(2);
  });

  it("gives search engines its questions and answers as text [2.57]", () => {
    expect(toFaqSchema(faq)["script:ld+json"]).toMatchObject({
      "@type": "FAQPage",
      mainEntity: [
        {
          "@type": "Question",
          name: "Change",
          acceptedAnswer: { text: "Write to us. soon with the number" },
        },
        { "@type": "Question", name: "Join", acceptedAnswer: { text: "Sign in." } },
      ],
    });
  });
});
