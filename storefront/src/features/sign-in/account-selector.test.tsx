// @vitest-environment jsdom
import type { Account } from "@spolverk/bff/contract";
import { fireEvent, screen } from "@testing-library/react";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { SignIn } from "../../session/use-sign-in.ts";
import { openModals } from "../../testing/open-modals.ts";
import { renderWithApp } from "../../testing/render-with-app.tsx";
import { AccountSelector } from "./account-selector.tsx";
import { AccountSwitcher } from "./account-switcher.tsx";

const toAccount = (accountId: string) => ({ accountId, accountName: `Account ${accountId}` }) as Account;
const accounts = ["a", "b"].map(toAccount);
const user = { uid: "auth0|kim", email: "kim@example.com", anonymous: false };

async function open(component: React.ReactNode, account: Account | null, all = accounts) {
  const selectAccount = vi.fn<SignIn["selectAccount"]>();
  const page = await renderWithApp(<div>{component}</div>, {
    session: { authReady: true, user, accounts: all, account },
    signIn: { selectAccount },
  });
  return { ...page, selectAccount };
}

describe("the account selector", () => {
  beforeAll(openModals);

  it("shows an error when no account is chosen, and selects the chosen account [2.51] [4.7] [4.36] [5.10]", async () => {
    const { user: shopper, t, selectAccount } = await open(<AccountSelector />, null);
    const field = screen.getByLabelText(t("session.account"));
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText(t("session.chooseError"))).toBeTruthy();
    await shopper.click(screen.getByRole("button", { name: t("session.use") }));
    expect(selectAccount).not.toHaveBeenCalled();
    await shopper.selectOptions(field, "Account b");
    expect(field.getAttribute("aria-invalid")).toBeNull();
    await shopper.click(screen.getByRole("button", { name: t("session.use") }));
    expect(selectAccount.mock.calls).toEqual([["b"]]);
  });

  it("stays open on Escape and has no close button [2.51] [2.52]", async () => {
    const { t } = await open(<AccountSelector />, null);
    const dialog = screen.getByRole("dialog");
    fireEvent.keyDown(dialog, { key: "Escape" });
    expect(dialog.dataset["blink"]).toBe("");
    expect((dialog as HTMLDialogElement).open).toBe(true);
    expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      t("session.use"),
      t("session.signOut"),
    ]);
  });
});

describe("the account switcher", () => {
  it("selects another account [4.7]", async () => {
    const { user: shopper, t, selectAccount } = await open(<AccountSwitcher />, accounts[0] ?? null);
    await shopper.selectOptions(screen.getByLabelText(t("session.account")), "Account b");
    expect(selectAccount.mock.calls).toEqual([["b"]]);
  });
  it("renders nothing for a user with one account [6.4]", async () => {
    const { t } = await open(<AccountSwitcher />, accounts[0] ?? null, accounts.slice(0, 1));
    expect(screen.queryByLabelText(t("session.account"))).toBeNull();
  });
});
