// @vitest-environment jsdom
import type { TableNode } from "@spolverk/content/rich-text";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderWithApp } from "../../testing/render-with-app.tsx";
import { TextTable } from "./text-table.tsx";

const row = (type: "tableHeader" | "tableCell", ...texts: string[]): TableNode["content"][number] => ({
  type: "tableRow",
  content: texts.map((text) => ({ type, content: [{ type: "text", text }] })),
});

it("a table, which may be wider than the screen, has a name, can be focused, and fades at the edges where it continues", async () => {
  const content = [row("tableHeader", "Land", "Pris"), row("tableCell", "Sverige", "49 SEK")];
  const { t } = await renderWithApp(<TextTable node={{ type: "table", content }} />);
  const table = screen.getByRole("figure", { name: t("richText.table") });
  expect([table.tabIndex, table.classList.contains("scroll-edges")]).toEqual([0, true]);
  expect(
    within(table)
      .getAllByRole("columnheader")
      .map((head) => head.textContent),
  ).toEqual(["Land", "Pris"]);
});
