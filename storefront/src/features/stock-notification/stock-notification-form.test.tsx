// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderWithApp, toRefusal } from "../../testing/render-with-app.tsx";
import StockNotificationForm from "./stock-notification-form.tsx";

describe("the form for notifications on new stock", () => {
  it("refuses an invalid address, and confirms the subscription of a valid one [3.47] [8.16]", async () => {
    const { user, t, calls } = await renderWithApp(<StockNotificationForm variationId="v1" />, {
      answer: () => Response.json({ saved: true }),
    });
    const submit = screen.getByRole("button", { name: t("stockNotification.submit") });
    await user.click(submit);
    expect(screen.getByText(t("stockNotification.required"))).toBeTruthy();
    await user.type(screen.getByLabelText(t("stockNotification.email")), "asa@{Enter}");
    expect(screen.getByText(t("stockNotification.invalid"))).toBeTruthy();
    expect(calls).toEqual([]);
    await user.type(screen.getByLabelText(t("stockNotification.email")), "example.com{Enter}");
    await screen.findByText(t("stockNotification.saved", { email: "asa@example.com" }));
    expect(calls.map(({ body }) => body)).toEqual([{ variationId: "v1", email: "asa@example.com" }]);
  });

  it("shows the API's refusal and keeps the typed address [8.7]", async () => {
    const { user, t } = await renderWithApp(<StockNotificationForm variationId="v1" />, {
      answer: () => toRefusal(429, "too_many_requests", "Vänta en stund."),
    });
    await user.type(screen.getByLabelText(t("stockNotification.email")), "asa@example.com{Enter}");
    await screen.findByText("Vänta en stund.");
    expect(screen.getByLabelText<HTMLInputElement>(t("stockNotification.email")).value).toBe(
      "asa@example.com",
    );
  });
});
