// @vitest-environment jsdom
import type { Account } from "@spolverk/bff/contract";
import { waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { noSession, SessionContext, type Session } from "../../session/use-session.ts";
import { renderWithApp } from "../../testing/render-with-app.tsx";
import { AccountLayout } from "./account-layout.tsx";

const user = { uid: "auth0|kim", email: "kim@example.com", anonymous: false };
const account = { accountId: "a", accountName: "A" } as Account;

const open = (session: Partial<Session>) =>
  renderWithApp(
    <SessionContext value={{ ...noSession, ...session }}>
      <p>a page</p>
      <AccountLayout />
    </SessionContext>,
  );

describe("the layout of the account pages", () => {
  it("redirects a visitor to the sign-in, which afterwards returns to the page [2.12] [2.15]", async () => {
    const { router } = await open({ authReady: true });
    await waitFor(() => expect(router.state.location.href).toBe("/account/login?redirect=%2Fhere"));
  });
  it("redirects an anonymous user to the sign-in too [6.2]", async () => {
    const { router } = await open({ authReady: true, user: { ...user, anonymous: true } });
    await waitFor(() => expect(router.state.location.pathname).toBe("/account/login"));
  });
  it("stays on the page until the session is known, and while the user selects an account [4.8] [6.4]", async () => {
    for (const session of [{}, { authReady: true, user, accounts: [account, account] }]) {
      const { router, container, unmount } = await open(session);
      expect([router.state.location.pathname, container.textContent]).toEqual(["/here", "a page"]);
      unmount();
    }
  });
  it("shows the page to a user with a selected account [6.3] [6.5]", async () => {
    const { router } = await open({ authReady: true, user, accounts: [account], account });
    expect(router.state.location.pathname).toBe("/here");
  });
});
