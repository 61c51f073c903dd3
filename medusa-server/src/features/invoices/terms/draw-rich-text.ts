import type { BlockNode, ListItemNode, ListNode, TableNode } from "@spolverk/content/rich-text";
import { colors, drawRule, mark, page, type Pdf, type Structure } from "../../../documents/invoice-page.ts";
import { fonts, useFont } from "../../../documents/document-fonts.ts";
import { keepUnits } from "../../../documents/keep-units.ts";
import { type Run, toRuns, type ToUrl } from "./to-runs.ts";

const textSize = 10;
const headingSizes = { 2: 13, 3: 11 } as const;
const gap = 6;
const indentStep = 16;
/** Keeps a heading together with the first lines below it. */
const headingRoom = 60;

/** Position of a block: its distance from the left margin, and the bullet before its first line. */
type Place = { indent: number; bullet?: string };
/** The page to draw on, and the addresses of the shop's pages. */
type Paper = { pdf: Pdf; toUrl: ToUrl };

/** Draws the blocks of a text below one another, over as many pages as needed. */
export function drawBlocks(
  paper: Paper,
  parent: Structure,
  blocks: readonly BlockNode[],
  place: Place = { indent: 0 },
): void {
  for (const [index, block] of blocks.entries()) {
    const { bullet, ...rest } = place;
    drawBlock(paper, parent, block, bullet === undefined || index > 0 ? rest : place);
  }
}

function drawBlock(paper: Paper, parent: Structure, block: BlockNode, place: Place): void {
  const { pdf, toUrl } = paper;
  switch (block.type) {
    case "heading":
      return drawHeading(paper, parent, block);
    case "paragraph":
      return drawRuns(pdf, parent, "P", toRuns(block.content, toUrl), place);
    case "codeBlock":
      return drawRuns(pdf, parent, "P", toRuns(block.content, toUrl), place);
    case "bulletList":
    case "orderedList":
      return drawList(paper, parent, block, place);
    case "table":
      return drawTable(paper, parent, block, place);
    case "blockquote":
    case "note":
      return drawBlocks(paper, parent, block.content, { ...place, indent: place.indent + indentStep });
    case "horizontalRule":
      drawRule(pdf, pdf.y, page.left + place.indent);
      pdf.y += gap;
      return undefined;
    case "video":
      return drawRuns(pdf, parent, "P", [{ text: block.attrs.title, isBold: false }], place);
  }
}

function drawHeading(
  { pdf, toUrl }: Paper,
  parent: Structure,
  { attrs, content }: Extract<BlockNode, { type: "heading" }>,
): void {
  if (pdf.y + headingRoom > page.bottom) pdf.addPage();
  else pdf.y += gap;
  const runs = toRuns(content, toUrl).map(({ text }) => ({ text, isBold: true }));
  drawRuns(pdf, parent, `H${attrs.level}`, runs, { indent: 0 }, headingSizes[attrs.level]);
}

function drawList(paper: Paper, parent: Structure, list: ListNode, { indent }: Place): void {
  const { pdf } = paper;
  const start = list.type === "orderedList" ? list.attrs.start : null;
  const structure = pdf.struct("L");
  parent.add(structure);
  const drawItem = ({ content }: ListItemNode, at: number) => {
    const item = pdf.struct("LI");
    structure.add(item);
    const bullet = start === null ? "•" : `${start + at}.`;
    drawBlocks(paper, item, content, { indent: indent + indentStep, bullet });
    item.end();
  };
  for (const [at, item] of list.content.entries()) drawItem(item, at);
  structure.end();
}

/** Draws each row as a line of its cells: terms have few tables, and small ones. */
function drawTable(
  { pdf, toUrl }: Paper,
  parent: Structure,
  { content: rows }: TableNode,
  place: Place,
): void {
  for (const { content: cells } of rows) {
    const isHead = cells.every(({ type }) => type === "tableHeader");
    const runs = cells.flatMap((cell, at) => [
      ...(at > 0 ? [{ text: " | ", isBold: false }] : []),
      ...toRuns(cell.content, toUrl).map((run) => ({ ...run, isBold: run.isBold || isHead })),
    ]);
    drawRuns(pdf, parent, "P", runs, place);
  }
}

/** Draws runs as one paragraph and moves below it. */
function drawRuns(
  pdf: Pdf,
  parent: Structure,
  kind: string,
  runs: readonly Run[],
  { indent, bullet }: Place,
  size: number = textSize,
): void {
  const written = runs.filter(({ text }) => text !== "");
  const x = page.left + indent;
  const width = page.width - indent;
  mark(pdf, parent, kind, () => {
    useFont(pdf, fonts.regular).fontSize(size).fillColor(colors.text);
    if (bullet !== undefined) {
      if (pdf.y + pdf.currentLineHeight() > page.bottom) pdf.addPage();
      const { y } = pdf;
      pdf.text(bullet, x - indentStep, y, { width: indentStep, lineBreak: false });
      pdf.y = y;
    }
    for (const [at, { text, isBold }] of written.entries()) {
      const options = { continued: at < written.length - 1 };
      useFont(pdf, isBold ? fonts.bold : fonts.regular);
      if (at === 0) pdf.text(keepUnits(text), x, pdf.y, { ...options, width });
      else pdf.text(keepUnits(text), options);
    }
  });
  pdf.y += gap;
}
