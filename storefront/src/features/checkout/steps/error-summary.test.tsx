// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Problem } from "../../../api/to-problem.ts";
import { renderWithApp } from "../../../testing/render-with-app.tsx";
import { ErrorSummary } from "./error-summary.tsx";

const open = (code: Problem["code"]) =>
  renderWithApp(<ErrorSummary labels={{}} problem={{ code, message: "Nej", fields: {} }} />);

describe("the error summary of a step", () => {
  it.each(["token_expired", "token_invalid", "sign_in_required"] as const)(
    "links to the sign-in and back to the step, and keeps the typed values, when the session has expired (%s) [7.12]",
    async (code) => {
      const { t } = await open(code);
      expect(screen.getByRole("alert").textContent).toContain(t("checkout.access.expired"));
      const link = screen.getByRole("link", { name: t("checkout.access.toSignIn") });
      expect(link.getAttribute("href")).toBe("/account/login?redirect=%2Fhere");
    },
  );

  it("shows only the message, without a link to the sign-in, for any other refusal", async () => {
    await open("no_products");
    expect(screen.getByRole("alert").textContent).toBe("Nej");
    expect(screen.queryByRole("link")).toBeNull();
  });
});
