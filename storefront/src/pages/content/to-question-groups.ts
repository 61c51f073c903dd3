import type { BlockNode, RichText } from "@spolverk/content/rich-text";
import { type Heading, toHeading } from "../../ui/rich-text/list-headings.ts";

export type Question = { heading: Heading; answer: BlockNode[] };
export type QuestionGroup = { heading: Heading; questions: Question[] };

/** Splits a page of questions into the text before the first group and the questions of each group. */
export function toQuestionGroups({ content }: RichText): { intro: BlockNode[]; groups: QuestionGroup[] } {
  const intro: BlockNode[] = [];
  const groups: QuestionGroup[] = [];
  for (const node of content) {
    const group = groups.at(-1);
    const question = group?.questions.at(-1);
    if (node.type === "heading" && node.attrs.level === 2) {
      groups.push({ heading: toHeading(node), questions: [] });
    } else if (node.type === "heading" && group) {
      group.questions.push({ heading: toHeading(node), answer: [] });
    } else {
      (question?.answer ?? intro).push(node);
    }
  }
  return { intro, groups };
}
