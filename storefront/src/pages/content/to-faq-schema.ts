import type { BlockNode, InlineNode, RichText } from "@spolverk/content/rich-text";
import { toQuestionGroups } from "./to-question-groups.ts";

/** The questions and answers of a page as schema.org's FAQPage. */
export function toFaqSchema(content: RichText) {
  const questions = toQuestionGroups(content).groups.flatMap((group) => group.questions);
  return {
    "script:ld+json": {
      "@context": "https://schema.org",
      "@type": "FAQPage",
      mainEntity: questions.map(({ heading, answer }) => ({
        "@type": "Question",
        name: heading.text,
        acceptedAnswer: { "@type": "Answer", text: toWords(answer).replaceAll(/\s+/g, " ").trim() },
      })),
    },
  };
}

type AnyNode = BlockNode | InlineNode | { content: readonly AnyNode[] };

function toWords(nodes: readonly AnyNode[]): string {
  return nodes
    .map((node) => {
      if ("content" in node) return ` ${toWords(node.content)} `;
      return node.type === "text" ? node.text : " ";
    })
    .join("");
}
