// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderWithApp } from "../testing/render-with-app.tsx";
import { SearchField } from "./search-field.tsx";

it("a search field keeps a text above the limit, states the limit, and does not submit it", async () => {
  const { user, t } = await renderWithApp(
    <SearchField defaultValue="" id="words" label="Search" submitLabel="Go" />,
    { answer: () => Response.json({}) },
  );
  const box = screen.getByRole<HTMLInputElement>("searchbox", { name: "Search" });
  await user.click(box);
  await user.paste("a".repeat(101));
  expect(box.value).toHaveLength(101);
  const problem = t("validation.tooLong", { max: 100 });
  const shown = document.querySelector(`#${box.getAttribute("aria-describedby")}`);
  expect(shown?.textContent).toBe(problem);
  expect(shown?.closest('[aria-live="polite"]')).not.toBeNull();
  expect([box.validity.valid, box.validationMessage]).toEqual([false, problem]);
  await user.type(box, "{Backspace}");
  expect(screen.queryByText(problem)).toBeNull();
  expect(box.validity.valid).toBe(true);
});
