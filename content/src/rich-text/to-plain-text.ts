import type { BlockNode, InlineNode, RichText } from "../schema/rich-text.ts";

type AnyNode = RichText | BlockNode | InlineNode | { content: readonly AnyNode[] };

/**
 * The words of a text without markup: blocks and cells are separated by a space, pictures give their alternative
 * text.
 */
export function toPlainText(node: AnyNode): string {
  return collect(node).replaceAll(/\s+/g, " ").trim();
}

function collect(node: AnyNode): string {
  if (!("content" in node)) {
    if (node.type === "text") return node.text;
    return node.type === "image" ? ` ${node.attrs.alt} ` : " ";
  }
  const isWhole = node.content.some((child) => "content" in child);
  return node.content.map(collect).join(isWhole ? " " : "");
}
