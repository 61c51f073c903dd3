// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Session } from "../../session/use-session.ts";
import { fakeTakeBack, fakeToken } from "../../testing/fake-take-back.ts";
import { openTakeBackForm } from "../../testing/open-take-back-form.tsx";
import { signInAs } from "../../testing/sign-in-as.ts";

describe("the confirmation of a take-back", () => {
  const finish = async (
    changes: { hasLabel?: boolean } = {},
    session?: Session,
    takeBacks: readonly object[] = [],
  ) => {
    const { number, expiresAt, hasLabel } = { ...fakeTakeBack, ...changes };
    const page = await openTakeBackForm({
      ...(session && { session }),
      answer: (method, path) => {
        if (method === "POST") return Response.json({ number, expiresAt, hasLabel }, { status: 201 });
        if (path.endsWith("/takebacks")) return Response.json({ takeBacks });
        return Response.json({ orders: [], total: 0, page: 1, pageSize: 20, claimable: 0 });
      },
    });
    await page.fillIn();
    await page.submit();
    const title = await screen.findByRole("heading", { name: page.t("takeBack.done.title", { number }) });
    return { ...page, title };
  };

  it("takes the focus, says what the customer has to do and by which day, and links to the request [4.37] [5.16] [5.18]", async () => {
    const { t, title } = await finish();
    expect(document.activeElement).toBe(title);
    screen.getByText(t("takeBack.done.mailed", { email: "anna@example.com" }));
    screen.getByText(t("takeBack.done.handIn", { date: "23 januari 2027" }));
    expect(screen.queryByRole("link", { name: t("takeBack.done.open") })).toBeNull();
  });

  it("links a member to the new request [2.19]", async () => {
    const older = { token: "older".repeat(6), takeBack: { ...fakeTakeBack, number: "R-10000" } };
    const made = { token: fakeToken, takeBack: fakeTakeBack };
    const { t } = await finish({}, signInAs(), [older, made]);
    const link = await screen.findByRole("link", { name: t("takeBack.done.open") });
    expect(link.getAttribute("href")).toBe(`/re-add/request#${fakeToken}`);
  });

  it("shows only the note on the mail, and no link, when the order belongs to another account", async () => {
    const older = { token: fakeToken, takeBack: { ...fakeTakeBack, number: "R-10000" } };
    const { t, calls } = await finish({}, signInAs(), [older]);
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain("/account/account-1/takebacks"));
    screen.getByText(t("takeBack.done.mailed", { email: "anna@example.com" }));
    expect(screen.queryByRole("link", { name: t("takeBack.done.open") })).toBeNull();
  });

  it("offers a company no label, and says how to send the parcel without one [5.19]", async () => {
    const { t } = await finish({ hasLabel: false });
    expect(screen.queryByText(t("takeBack.done.label"))).toBeNull();
    screen.getByText(t("takeBack.done.noLabel", { number: "R-10001", email: "support@example.com" }));
  });
});
