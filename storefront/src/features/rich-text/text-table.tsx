import type { TableNode } from "@spolverk/content/rich-text";
import { useTranslation } from "../../i18n/use-translation.ts";
import { InlineText } from "./inline-text.tsx";

const alignments = { left: "text-left", center: "text-center", right: "text-right tabular-nums" } as const;

/** A table; one that is wider than the screen scrolls by itself, by finger and by keyboard. */
export function TextTable({ node }: { node: TableNode }) {
  const { t } = useTranslation();
  const [head, ...rows] = node.content;
  return (
    <div
      aria-label={t("richText.table")}
      className="my-6 overflow-x-auto rounded-2xl border border-line bg-surface"
      role="region"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls must be reachable by keyboard.
      tabIndex={0}
    >
      <table className="w-full border-collapse text-left text-[0.95em]">
        <thead className="bg-sunken">
          <tr>
            {head?.content.map((cell, index) => (
              <th
                className={`px-4 py-3 align-bottom font-semibold ${alignments[cell.attrs?.align ?? "left"]}`}
                key={index}
                scope="col"
              >
                <InlineText nodes={cell.content} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, rowIndex) => (
            <tr className="border-t border-line" key={rowIndex}>
              {row.content.map((cell, index) => (
                <td className={`px-4 py-3 align-top ${alignments[cell.attrs?.align ?? "left"]}`} key={index}>
                  <InlineText nodes={cell.content} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
