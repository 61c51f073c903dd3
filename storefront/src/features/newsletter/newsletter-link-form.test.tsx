// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { holdReply, renderWithApp, toRefusal } from "../../testing/render-with-app.tsx";
import { NewsletterLinkForm } from "./newsletter-link-form.tsx";

const token = "dGhlIHRva2VuIG9mIHRoZSBtYWls";
afterEach(() => {
  location.hash = "";
});

describe("the page of a newsletter mail's link", () => {
  it.each([
    ["confirm", { method: "POST", path: "/newsletter/confirm", body: { token } }, "confirmed"],
    [
      "unsubscribe",
      { method: "POST", path: `/newsletter/unsubscribe/${token}`, body: undefined },
      "unsubscribed",
    ],
  ] as const)("makes no call before its button is pressed: %s", async (action, call, done) => {
    location.hash = `#${token}`;
    const { reply, send } = holdReply();
    const { user, t, calls } = await renderWithApp(<NewsletterLinkForm action={action} />, {
      answer: () => reply,
    });
    expect(calls).toEqual([]);
    const button = screen.getByRole("button", { name: t(`newsletterLink.${action}`) });
    await user.click(button);
    expect(button.getAttribute("aria-disabled")).toBe("true");
    await user.click(button);
    send(Response.json({}));
    await screen.findByText(t(`newsletterLink.${done}`));
    expect(calls).toEqual([call]);
  });

  it("shows the API's refusal of an expired link, and keeps the button", async () => {
    location.hash = `#${token}`;
    const { user, t } = await renderWithApp(<NewsletterLinkForm action="confirm" />, {
      answer: () => toRefusal(404, "newsletter_not_found", "Länken gäller inte längre"),
    });
    await user.click(screen.getByRole("button", { name: t("newsletterLink.confirm") }));
    await screen.findByText("Länken gäller inte längre");
    expect(screen.getByRole("button", { name: t("newsletterLink.confirm") })).toBeTruthy();
  });

  it.each(["", "#", "#short", "#with spaces in it, which no token has"])(
    "says that the link %j is incomplete, without a button",
    async (hash) => {
      location.hash = hash;
      const { t } = await renderWithApp(<NewsletterLinkForm action="unsubscribe" />);
      expect(screen.getByText(t("newsletterLink.broken"))).toBeTruthy();
      expect(screen.queryByRole("button")).toBeNull();
    },
  );
});
