import type { InlineNode } from "@spolverk/content/rich-text";

export type Run = { text: string; isBold: boolean };
/** Returns the address of one of the shop's pages by its path. */
export type ToUrl = (path: string) => string;

/** Splits a line of text into runs. Paper has no links, so the address is written out after the linked words. */
export function toRuns(nodes: readonly InlineNode[], toUrl: ToUrl): Run[] {
  return nodes.flatMap((node, at) => {
    if (node.type === "hardBreak") return { text: "\n", isBold: false };
    if (node.type === "image") return { text: node.attrs.alt, isBold: false };
    const isBold = node.marks?.some(({ type }) => type === "bold") ?? false;
    const href = findHref(node);
    const written = { text: node.text, isBold };
    // One link may span several nodes, as when some of its words are bold: the address follows the last of them.
    if (href === null || findHref(nodes[at + 1]) === href) return written;
    const address = toAddress(href, toUrl);
    const isKnown = address === null || node.text.includes(address);
    return isKnown ? written : [written, { text: ` (${address})`, isBold: false }];
  });
}

function findHref(node: InlineNode | undefined): string | null {
  const marks = (node?.type === "text" && node.marks) || [];
  return marks.flatMap((mark) => (mark.type === "link" ? [mark.attrs.href] : []))[0] ?? null;
}

/** Returns the address to print; null for a link to neither a page nor a mailbox. */
function toAddress(href: string, toUrl: ToUrl): string | null {
  if (href.startsWith("/")) return toUrl(href);
  if (href.startsWith("mailto:")) return href.slice("mailto:".length).split("?")[0] ?? null;
  return href.startsWith("https:") ? href : null;
}
