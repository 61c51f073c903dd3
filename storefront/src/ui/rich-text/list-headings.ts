import type { BlockNode, InlineNode, RichText } from "@spolverk/content/rich-text";

export type Heading = { id: string; text: string };

/** The main headings of a text, for its table of contents. */
export function listHeadings({ content }: RichText): Heading[] {
  return content.flatMap((node) =>
    node.type === "heading" && node.attrs.level === 2 ? [toHeading(node)] : [],
  );
}

export function toHeading({ attrs, content }: Extract<BlockNode, { type: "heading" }>): Heading {
  return { id: attrs.id, text: content.map(toText).join("") };
}

function toText(node: InlineNode): string {
  if (node.type === "text") return node.text;
  return node.type === "image" ? node.attrs.alt : " ";
}
