import type { Heading, List, RootContent } from "mdast";
import type { ContainerDirective, LeafDirective } from "mdast-util-directive";
import { type BlockNode, type ListNode, noteLooks } from "../schema/rich-text.ts";
import type { Compilation, LegalFacts } from "./compilation.ts";
import { toInlines } from "./to-inlines.ts";
import { toPlainText } from "./to-plain-text.ts";
import { toTable } from "./to-table.ts";

/** Converts Markdown's blocks to the tree's; reports unsupported ones. */
export function toBlocks(nodes: readonly RootContent[], compilation: Compilation): BlockNode[] {
  return nodes.flatMap((node) => toBlock(node, compilation) ?? []);
}

/** Returns one block, several, or null for a problem. */
type Converter<N> = (node: N, compilation: Compilation) => BlockNode | BlockNode[] | null;
type Converters = { [T in RootContent["type"]]?: Converter<Extract<RootContent, { type: T }>> };

const converters: Converters = {
  heading: toHeading,
  paragraph: (node, compilation) => ({
    type: "paragraph",
    content: toInlines(node.children, compilation),
  }),
  list: toList,
  blockquote: (node, compilation) => ({
    type: "blockquote",
    content: toBlocks(node.children, compilation),
  }),
  table: toTable,
  code: ({ value }) => ({ type: "codeBlock", content: [{ type: "text", text: value }] }),
  thematicBreak: () => ({ type: "horizontalRule" }),
  containerDirective: toContainer,
  leafDirective: toLeaf,
};

function toBlock(node: RootContent, compilation: Compilation): BlockNode | BlockNode[] | null {
  // The record maps each node type to its converter, which TypeScript cannot infer from a lookup by type.
  const convert = converters[node.type] as Converter<RootContent> | undefined;
  if (convert) return convert(node, compilation);
  compilation.report(node, `expected text, a list, a table or a note, not ${node.type}`);
  return null;
}

function toHeading(node: Heading, compilation: Compilation): BlockNode | null {
  const level = node.depth;
  if (level !== 2 && level !== 3) {
    compilation.report(node, `expected a heading of ## or ###, not ${"#".repeat(level)}`);
    return null;
  }
  const content = toInlines(node.children, compilation);
  const id = compilation.toHeadingId(toPlainText({ content }));
  return { type: "heading", attrs: { level, id }, content };
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

function toContainer(node: ContainerDirective, compilation: Compilation): BlockNode | BlockNode[] | null {
  const { legal } = compilation;
  if (node.name !== "implied-consent" || legal === null) return toNote(node, compilation);
  return legal.impliedConsent ? toBlocks(node.children, compilation) : [];
}

function toLeaf(node: LeafDirective, compilation: Compilation): BlockNode | BlockNode[] | null {
  const { legal } = compilation;
  if (node.name === "registrations" && legal !== null) return toRegistrations(legal);
  if (node.name === "shipping-rates" && legal?.hasShippingRates) {
    return { type: "table", attrs: { rows: "shippingRates" }, content: [] };
  }
  return toVideo(node, compilation);
}

function toRegistrations({ registrations }: LegalFacts): BlockNode[] {
  if (registrations.length === 0) return [];
  const items = registrations.map(({ register, number }) => ({
    type: "listItem" as const,
    content: [toParagraph(`${register}: ${number}`)],
  }));
  return [{ type: "bulletList", content: items }];
}

const toParagraph = (text: string): BlockNode => ({ type: "paragraph", content: [{ type: "text", text }] });

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
