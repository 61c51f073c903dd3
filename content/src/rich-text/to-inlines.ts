import type { Image, PhrasingContent } from "mdast";
import type { InlineNode, Mark } from "../schema/rich-text.ts";
import type { Compilation } from "./compilation.ts";

/** Converts Markdown's inline nodes to pieces of text, each with the marks of its ancestors. */
export function toInlines(
  nodes: readonly PhrasingContent[],
  compilation: Compilation,
  marks: readonly Mark[] = [],
): InlineNode[] {
  return nodes.flatMap((node) => toInline(node, compilation, marks));
}

function toInline(node: PhrasingContent, compilation: Compilation, marks: readonly Mark[]): InlineNode[] {
  switch (node.type) {
    case "text":
      // A line break within a paragraph is a space.
      return [toText(node.value.replaceAll("\n", " "), marks)];
    case "inlineCode":
      return [toText(node.value, [...marks, { type: "code" }])];
    case "strong":
      return toInlines(node.children, compilation, [...marks, { type: "bold" }]);
    case "emphasis":
      return toInlines(node.children, compilation, [...marks, { type: "italic" }]);
    case "link": {
      const href = node.url;
      compilation.addLink(node, href);
      if (!/^(?:\/(?!\/)|#|https:\/\/|mailto:|tel:)/.test(href)) {
        compilation.report(
          node,
          `expected a link that starts with /, #, https:, mailto: or tel:, not "${href}"`,
        );
      }
      return toInlines(node.children, compilation, [...marks, { type: "link", attrs: { href } }]);
    }
    case "break":
      return [{ type: "hardBreak" }];
    case "image":
      return toImage(node, compilation);
    case "delete":
    case "footnoteReference":
    case "html":
    case "imageReference":
    case "linkReference":
    case "textDirective":
      compilation.report(node, `expected text, a link or a picture, not ${node.type}`);
      return [];
  }
}

function toText(text: string, marks: readonly Mark[]): InlineNode {
  return marks.length === 0 ? { type: "text", text } : { type: "text", text, marks: [...marks] };
}

function toImage(node: Image, compilation: Compilation): InlineNode[] {
  const picture = compilation.findPicture(node.url);
  if (!picture) compilation.report(node, `expected a picture of the shop, not "${node.url}"`);
  const alt = node.alt ?? "";
  if (alt === "") compilation.report(node, "expected a text that says what the picture shows");
  return picture ? [{ type: "image", attrs: { ...picture, alt } }] : [];
}
