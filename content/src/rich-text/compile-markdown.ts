import type { Nodes } from "mdast";
import { directiveFromMarkdown } from "mdast-util-directive";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { directive } from "micromark-extension-directive";
import { gfmTable } from "micromark-extension-gfm-table";
import type { Problem } from "../load/problem.ts";
import type { RichText } from "../schema/rich-text.ts";
import type { Compilation, WrittenLink } from "./compilation.ts";
import { toBlocks } from "./to-blocks.ts";

/**
 * Returns a function that creates a unique anchor for each heading of a text, made of its words: "Bed & nozzle" is
 * "bed-nozzle", then "bed-nozzle-2". Letters of every language stay.
 */
function createHeadingIds(): (heading: string) => string {
  const taken = new Set<string>();
  return (heading) => {
    const words = heading
      .normalize("NFC")
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
      .replaceAll(/^-|-$/g, "");
    const base = words === "" ? "section" : words;
    let id = base;
    for (let count = 2; taken.has(id); count += 1) id = `${base}-${count}`;
    taken.add(id);
    return id;
  };
}

export type MarkdownSource = {
  file: string;
  /** Line of the file at which the text starts. */
  firstLine: number;
  text: string;
  findPicture: Compilation["findPicture"];
  /** Facts of a legal page's site; undefined for other texts. */
  legal?: Compilation["legal"];
};

export type CompiledText = { content: RichText; links: WrittenLink[]; problems: Problem[] };

// Enables only block directives (:::note, ::video), so that a ":" within a sentence stays a colon.
const { flow } = directive();

/**
 * Compiles Markdown to the rich-text tree [3.23]. Unsupported Markdown (HTML, deeper headings, unknown blocks) is
 * reported with its line, never dropped silently.
 */
export function compileMarkdown({
  file,
  firstLine,
  text,
  findPicture,
  legal = null,
}: MarkdownSource): CompiledText {
  const root = fromMarkdown(text, {
    extensions: [gfmTable(), flow ? { flow } : {}],
    mdastExtensions: [gfmTableFromMarkdown(), directiveFromMarkdown()],
  });
  const problems: Problem[] = [];
  const links: WrittenLink[] = [];
  const lineOf = (node: Nodes) => (node.position?.start.line ?? 1) + firstLine - 1;
  const compilation: Compilation = {
    report: (node, message) => problems.push({ file, field: `line ${lineOf(node)}`, message }),
    addLink: (node, href) => links.push({ file, line: lineOf(node), href }),
    toHeadingId: createHeadingIds(),
    findPicture,
    legal,
  };
  const content: RichText = { type: "doc", content: toBlocks(root.children, compilation) };
  if (content.content.length === 0) compilation.report(root, "expected a text");
  return { content, links, problems };
}
