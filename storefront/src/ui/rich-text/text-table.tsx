import type { TableNode } from "@spolverk/content/rich-text";
import { useTranslation } from "react-i18next";
import { renderWithoutKeys } from "../render-without-keys.ts";
import { InlineText } from "./inline-text.tsx";

type Cell = TableNode["content"][number]["content"][number];

const alignments = { left: "text-left", center: "text-center", right: "text-right tabular-nums" } as const;

/**
 * A table. When it is wider than the screen, only the table scrolls, by finger and keyboard, and it fades at the edges
 * where it continues.
 */
export function TextTable({ node }: { node: TableNode }) {
  const { t } = useTranslation();
  const [head, ...rows] = node.content;
  return (
    <figure
      aria-label={t("richText.table")}
      className="scroll-edges my-6 overflow-x-auto rounded-2xl border border-line"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Scrollable content needs keyboard access.
      tabIndex={0}
    >
      <table className="w-full border-collapse text-left text-[0.95em]">
        <thead className="bg-sunken/70">
          <tr>
            {renderWithoutKeys(head?.content ?? [], (cell) =>
              cell.content.length === 0 ? (
                // The corner cell above a column of names has no text.
                <td>&nbsp;</td>
              ) : (
                <th className={`px-4 py-3 align-bottom font-semibold ${toAlignment(cell)}`} scope="col">
                  <InlineText nodes={cell.content} />
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {renderWithoutKeys(rows, (row) => (
            <tr className="border-t border-line">
              {renderWithoutKeys(row.content, (cell) => (
                <td className={`px-4 py-3 align-top ${toAlignment(cell)} ${toWidth(cell)}`}>
                  <InlineText nodes={cell.content} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

/** The least width of a cell with a long text: without it a phone would put each word on a line of its own. */
function toWidth(cell: Cell): string {
  return toPlainLength(cell) > 40 ? "min-w-48" : "";
}

const toPlainLength = ({ content }: Cell) =>
  content.reduce((length, node) => length + (node.type === "text" ? node.text.length : 0), 0);

function toAlignment({ attrs }: Cell): string {
  return alignments[attrs?.align ?? "left"];
}
