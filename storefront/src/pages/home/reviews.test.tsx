// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderWithApp } from "../../testing/render-with-app.tsx";
import { agreedCookiesKey, toStoredAnswer } from "../../browser/has-agreed-cookies.ts";
import { Reviews } from "./reviews.tsx";

const url = "https://reviews.example/spolverk";
const widget = () => document.querySelector("iframe");

describe("the customer reviews", () => {
  it("embed the review service's widget after consent to cookies [2.46]", async () => {
    localStorage.setItem(agreedCookiesKey, toStoredAnswer(true, { by: "button", days: 180 }));
    await renderWithApp(<Reviews url={url} />);
    expect(widget()?.src).toBe(url);
    expect(screen.queryByRole("button")).toBeNull();
  });

  it.each([null, false])(
    "load only after a press when the answer to the cookie question is %s [2.46]",
    async (answer) => {
      if (answer !== null) {
        localStorage.setItem(agreedCookiesKey, toStoredAnswer(answer, { by: "button", days: 180 }));
      }
      const { user, t } = await renderWithApp(<Reviews url={url} />);
      expect(widget()).toBeNull();
      await user.click(screen.getByRole("button", { name: t("home.showReviews") }));
      expect(widget()?.src).toBe(url);
    },
  );
});
