import {
  colors,
  drawRule,
  mark,
  measureText,
  page,
  type Pdf,
  sizes,
  type Structure,
  writeText,
} from "../../documents/invoice-page.ts";
import type { ColumnKind, InvoiceView } from "./invoice-view.ts";

type Column = { x: number; width: number; align: "left" | "right" };

const padding = 5;
/** Share of the page's width for each column; the description takes the rest. */
type Shares = Record<Exclude<ColumnKind, "description">, number>;
const shares: Shares = { quantity: 0.1, unitPrice: 0.2, discount: 0, vatRate: 0.1, amount: 0.2 };
const sharesWithDiscount: Shares = {
  quantity: 0.09,
  unitPrice: 0.17,
  discount: 0.15,
  vatRate: 0.09,
  amount: 0.16,
};

function placeColumns(kinds: readonly ColumnKind[]): Column[] {
  const others = kinds.includes("discount") ? sharesWithDiscount : shares;
  const rest = kinds.reduce((left, kind) => (kind === "description" ? left : left - others[kind]), 1);
  const widths = kinds.map((kind) => (kind === "description" ? rest : others[kind]));
  return widths.map((share, place) => {
    const before = widths.slice(0, place).reduce((sum, width) => sum + width, 0);
    return {
      x: page.left + before * page.width + (place > 0 ? 6 : 0),
      width: share * page.width - (place > 0 ? 6 : 0),
      align: place === 0 ? "left" : "right",
    };
  });
}

/**
 * Draws the lines over as many pages as needed, repeating the column names on each.
 * @returns where the next block may begin
 */
export function drawLines(
  pdf: Pdf,
  root: Structure,
  { columns, rows, rowsNote }: Pick<InvoiceView, "columns" | "rows" | "rowsNote">,
  top: number,
): number {
  const places = placeColumns(columns.map(({ kind }) => kind));
  const names = columns.map(({ name }) => name);
  const table = pdf.struct("Table");
  root.add(table);

  const drawRow = (cells: readonly string[], y: number, isHead: boolean): number => {
    const row = pdf.struct("TR");
    table.add(row);
    const height = Math.max(
      ...places.map(({ width }, place) => measureText(pdf, cells[place] ?? "", { width })),
    );
    for (const [place, column] of places.entries()) {
      const text = cells[place] ?? "";
      const color = isHead ? colors.quiet : colors.text;
      mark(pdf, row, isHead ? "TH" : "TD", () => writeText(pdf, text, { ...column, y: y + padding, color }));
    }
    row.end();
    drawRule(pdf, y + height + 2 * padding);
    return y + height + 2 * padding;
  };

  let y = drawRow(names, top, true);
  for (const cells of rows) {
    const height = measureText(pdf, cells[0] ?? "", { width: places[0]?.width ?? page.width });
    if (y + height + 2 * padding > page.bottom) {
      pdf.addPage();
      y = drawRow(names, page.top, true);
    }
    y = drawRow(cells, y, false);
  }
  table.end();
  if (rowsNote === null) return y + 12;
  mark(pdf, root, "P", () =>
    writeText(pdf, rowsNote, {
      x: page.left,
      y: y + 4,
      width: page.width,
      size: sizes.small,
      color: colors.quiet,
    }),
  );
  return y + 24;
}
