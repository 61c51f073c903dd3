// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { fakeToken } from "../../testing/fake-take-back.ts";
import { renderWithApp, toRefusal } from "../../testing/render-with-app.tsx";
import { LabelButton } from "./label-button.tsx";

describe("the label button of a take-back", () => {
  const open = (answer: () => Response) => renderWithApp(<LabelButton token={fakeToken} />, { answer });

  it("downloads a PDF file", async () => {
    const saved: { name: string; content: Blob }[] = [];
    URL.createObjectURL = (content) => {
      saved.push({ name: "", content: content as Blob });
      return "blob:label";
    };
    const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function press(
      this: HTMLAnchorElement,
    ) {
      const last = saved.at(-1);
      if (last) last.name = this.download;
    });
    const file = { name: "R-10001.pdf", type: "application/pdf", base64: btoa("%PDF-1") };
    const { t, user, calls } = await open(() => Response.json(file));
    await user.click(screen.getByRole("button", { name: t("takeBack.label.download") }));
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(["R-10001.pdf"]));
    expect(saved[0]?.content.type).toBe("application/pdf");
    expect(saved[0]?.content.size).toBe(6);
    click.mockRestore();
    expect(calls.at(-1)).toMatchObject({ path: "/takeback/label", body: { token: fakeToken } });
  });

  it("shows the API's reason when there is no label", async () => {
    const { t, user } = await open(() => toRefusal(404, "label_not_found", "Ingen fraktsedel."));
    await user.click(screen.getByRole("button", { name: t("takeBack.label.download") }));
    expect((await screen.findByRole("alert")).textContent).toContain("Ingen fraktsedel.");
  });
});
