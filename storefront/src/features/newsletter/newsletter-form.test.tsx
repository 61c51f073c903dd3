// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { holdReply, renderWithApp, toRefusal } from "../../testing/render-with-app.tsx";
import { NewsletterForm } from "./newsletter-form.tsx";

describe("the newsletter form", () => {
  it("reports an invalid address, and asks to look for the confirmation mail after a valid one [4.33] [5.1]", async () => {
    const { user, t, calls } = await renderWithApp(<NewsletterForm />, {
      answer: () => Response.json({ subscribed: true }),
    });
    const email = screen.getByLabelText(t("newsletter.email"));
    await user.click(screen.getByRole("button", { name: t("newsletter.submit") }));
    expect(screen.getByText("Email obligatoriskt")).toBeTruthy();
    expect(document.activeElement).toBe(email);
    await user.type(email, "asa@{Enter}");
    expect(screen.getByText("Ogiltig email!")).toBeTruthy();
    expect(calls).toEqual([]);
    await user.type(email, "example.com{Enter}");
    await screen.findByText(t("newsletter.success", { email: "asa@example.com" }));
    expect(calls).toEqual([
      { method: "POST", path: "/sendgrid/newsletter", body: { email: "asa@example.com", site: "se" } },
    ]);
  });

  it("shows that it is subscribing, sends one call when submitted repeatedly, and reports a failure [4.33] [8.34]", async () => {
    const { reply, send } = holdReply();
    const { user, t, calls } = await renderWithApp(<NewsletterForm />, { answer: () => reply });
    await user.type(screen.getByLabelText(t("newsletter.email")), "asa@example.com{Enter}");
    const button = screen.getByRole("button", { name: t("newsletter.busy") });
    expect(button.getAttribute("aria-disabled")).toBe("true");
    expect(button.querySelector(".animate-spin")).not.toBeNull();
    await user.click(button);
    expect(calls).toHaveLength(1);
    send(toRefusal(503, "newsletter_unavailable", "-"));
    await screen.findByText(t("error.unknown"));
    expect(screen.getByRole("button", { name: t("newsletter.submit") })).toBeTruthy();
  });
});
