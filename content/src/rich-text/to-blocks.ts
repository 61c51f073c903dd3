import type { List, RootContent } from "mdast";
import type { ContainerDirective, LeafDirective } from "mdast-util-directive";
import { type BlockNode, type ListNode, noteLooks } from "../schema/rich-text.ts";
import type { Compilation } from "./compilation.ts";
import { toInlines } from "./to-inlines.ts";
import { toPlainText } from "./to-plain-text.ts";
import { toTable } from "./to-table.ts";

/** The tree's blocks for Markdown's; reports what has none. */
export function toBlocks(nodes: readonly RootContent[], compilation: Compilation): BlockNode[] {
  return nodes.flatMap((node) => toBlock(node, compilation) ?? []);
}

function toBlock(node: RootContent, compilation: Compilation): BlockNode | null {
  switch (node.type) {
    case "heading": {
      const level = node.depth;
      if (level !== 2 && level !== 3) {
        compilation.report(node, `expected a heading of ## or ###, not ${"#".repeat(level)}`);
        return null;
      }
      const content = toInlines(node.children, compilation);
      return {
        type: "heading",
        attrs: { level, id: compilation.toHeadingId(toPlainText({ content })) },
        content,
      };
    }
    case "paragraph":
      return { type: "paragraph", content: toInlines(node.children, compilation) };
    case "list":
      return toList(node, compilation);
    case "blockquote":
      return { type: "blockquote", content: toBlocks(node.children, compilation) };
    case "table":
      return toTable(node, compilation);
    case "code":
      return { type: "codeBlock", content: [{ type: "text", text: node.value }] };
    case "thematicBreak":
      return { type: "horizontalRule" };
    case "containerDirective":
      return toNote(node, compilation);
    case "leafDirective":
      return toVideo(node, compilation);
    default:
      compilation.report(node, `expected text, a list, a table or a note, not ${node.type}`);
      return null;
  }
}

function toList(node: List, compilation: Compilation): ListNode {
  const content = node.children.map((item) => ({
    type: "listItem" as const,
    content: toBlocks(item.children, compilation),
  }));
  return node.ordered === true
    ? { type: "orderedList", attrs: { start: node.start ?? 1 }, content }
    : { type: "bulletList", content };
}

function toNote(node: ContainerDirective, compilation: Compilation): BlockNode | null {
  const look = noteLooks.find((known) => known === node.name);
  if (!look) {
    compilation.report(
      node,
      `expected one of ${noteLooks.map((known) => `:::${known}`).join(", ")}, not :::${node.name}`,
    );
    return null;
  }
  return { type: "note", attrs: { look }, content: toBlocks(node.children, compilation) };
}

/** ::video{provider=youtube id=… title="…"} */
function toVideo(node: LeafDirective, compilation: Compilation): BlockNode | null {
  const { provider, id, title } = node.attributes ?? {};
  if (node.name !== "video") {
    compilation.report(node, `expected ::video, not ::${node.name}`);
    return null;
  }
  if (provider !== "youtube" || !/^[\w-]{11}$/.test(id ?? "") || !id || !title) {
    compilation.report(node, 'expected ::video{provider=youtube id=<11 characters> title="…"}');
    return null;
  }
  return { type: "video", attrs: { provider, id, title } };
}
