// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { fakeAccount, SignedIn } from "../../testing/fake-account.tsx";
import { renderWithApp, toRefusal } from "../../testing/render-with-app.tsx";
import { InvitationPage } from "./invitation-page.tsx";

async function openInvitation(answer: () => Response, token: string | null = "tok_1") {
  const readAccountsAgain = vi.fn<() => void>();
  const selectAccount = vi.fn<(accountId: string) => void>();
  const page = await renderWithApp(
    <SignedIn>
      <InvitationPage token={token} />
    </SignedIn>,
    { answer, signIn: { readAccountsAgain, selectAccount } },
  );
  return { ...page, readAccountsAgain, selectAccount };
}

describe("an invitation to an account", () => {
  it("takes effect when the button is pressed, not when the link is opened", async () => {
    const reply = () =>
      Response.json({ ...fakeAccount, accountId: "a2", accountName: "Två AB", role: "buyer" });
    const { t, user, calls, readAccountsAgain, selectAccount } = await openInvitation(reply);
    expect(calls).toEqual([]);
    await user.click(screen.getByRole("button", { name: t("account.invitation.accept") }));
    const role = t("account.roles.buyer");
    await screen.findByText(t("account.invitation.accepted", { name: "Två AB", role }));
    expect(calls.map(({ path, body }) => [path, body])).toEqual([
      ["/account/acceptInvitation", { token: "tok_1" }],
    ]);
    expect(readAccountsAgain).toHaveBeenCalledOnce();
    await user.click(screen.getByRole("link", { name: t("account.invitation.toAccount") }));
    await waitFor(() => expect(selectAccount).toHaveBeenCalledWith("a2"));
  });

  it.each([
    ["invitation_not_found", "account.invitation.toAccount"],
    ["invitation_for_other_email", "session.signOut"],
  ] as const)("explains the refusal %s and offers a remedy instead of a retry", async (code, wayOut) => {
    const { t, user } = await openInvitation(() => toRefusal(404, code, "-"));
    await user.click(screen.getByRole("button", { name: t("account.invitation.accept") }));
    const email = "anna@example.com";
    expect(await screen.findByText(t(`account.invitation.${code}`, { email }))).toBeTruthy();
    expect(screen.getByText(t(wayOut))).toBeTruthy();
    expect(screen.queryByRole("button", { name: t("account.invitation.accept") })).toBeNull();
  });

  it("says that its link is incomplete when there is no token", async () => {
    const { t } = await openInvitation(() => Response.json({}), null);
    screen.getByText(t("account.invitation.broken"));
    expect(screen.queryByRole("button", { name: t("account.invitation.accept") })).toBeNull();
  });
});
