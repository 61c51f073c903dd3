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
} from "./invoice-page.ts";

type Column = { x: number; width: number; align: "left" | "right" };

const padding = 5;
const shares = [
  [0.4, 0.1, 0.2, 0.1, 0.2],
  [0.34, 0.09, 0.17, 0.15, 0.09, 0.16],
];

function placeColumns(count: number): Column[] {
  const widths = shares.find(({ length }) => length === count) ?? [];
  return widths.map((share, place) => {
    const before = widths.slice(0, place).reduce((sum, width) => sum + width, 0);
    return {
      x: page.left + before * page.width + (place > 0 ? 6 : 0),
      width: share * page.width - (place > 0 ? 6 : 0),
      align: place === 0 ? "left" : "right",
    };
  });
}

/** The lines, over as many pages as they take, each with the names of the columns. @returns where the next may begin */
export function drawLines(
  pdf: Pdf,
  root: Structure,
  { columns, rows, rowsNote }: { columns: readonly string[]; rows: readonly string[][]; rowsNote: string },
  top: number,
): number {
  const places = placeColumns(columns.length);
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

  let y = drawRow(columns, top, true);
  for (const cells of rows) {
    const height = measureText(pdf, cells[0] ?? "", { width: places[0]?.width ?? page.width });
    if (y + height + 2 * padding > page.bottom) {
      pdf.addPage();
      y = drawRow(columns, page.top, true);
    }
    y = drawRow(cells, y, false);
  }
  table.end();
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
