import type { Table } from "mdast";
import type { TableNode } from "../schema/rich-text.ts";
import type { Compilation } from "./compilation.ts";
import { toInlines } from "./to-inlines.ts";

/** Converts a table whose first row names its columns. Short rows are filled up, as in Markdown. */
export function toTable(node: Table, compilation: Compilation): TableNode {
  const columns = node.align ?? [];
  return {
    type: "table",
    content: node.children.map((row, rowIndex) => {
      if (row.children.length > columns.length) {
        compilation.report(row, `expected a row of ${columns.length}, not ${row.children.length}`);
      }
      return {
        type: "tableRow",
        content: columns.map((align, index) => ({
          type: rowIndex === 0 ? ("tableHeader" as const) : ("tableCell" as const),
          ...(align && { attrs: { align } }),
          content: toInlines(row.children[index]?.children ?? [], compilation),
        })),
      };
    }),
  };
}
