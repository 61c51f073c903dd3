// @vitest-environment jsdom
import type { Account, Checkout } from "@spolverk/bff/contract";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { noSession, type Session } from "../../../session/use-session.ts";
import { fakeCheckout } from "../../../testing/fake-shop-api.ts";
import { renderWithApp, toRefusal } from "../../../testing/render-with-app.tsx";
import { signInAs } from "../../../testing/sign-in-as.ts";
import { forgetCheckout, storeCheckout } from "../start/stored-checkout.ts";
import { useAttachAccount } from "./use-attach-account.ts";

function Probe({ checkout }: { checkout: Checkout }) {
  return <p role="alert">{useAttachAccount(checkout)?.message ?? "fine"}</p>;
}

const open = (changes: Partial<Checkout>, session: Session, answer = () => Response.json(fakeCheckout)) =>
  renderWithApp(<Probe checkout={{ ...fakeCheckout, ...changes }} />, { answer, session });

beforeEach(() => storeCheckout("c1", "SEK", []));
afterEach(forgetCheckout);

describe("signing in during a checkout", () => {
  it("attaches the checkout to the account once, with the typed email address [7.12]", async () => {
    const { calls, setSession, queryClient } = await open({}, { ...noSession, authReady: true });
    expect(calls).toEqual([]);
    setSession(signInAs());
    await waitFor(() => expect(queryClient.getQueryData(["checkout", "c1"])).toEqual(fakeCheckout));
    setSession(signInAs());
    expect(calls).toEqual([
      { method: "POST", path: "/checkout/c1/account", body: { email: "anna@example.com" } },
    ]);
  });

  it("sends the account's email address when none was typed", async () => {
    const { calls } = await open({ email: null }, signInAs());
    await waitFor(() => expect(calls).toMatchObject([{ body: { email: "kim@example.com" } }]));
  });

  it.each<[title: string, changes: Partial<Checkout>, account: Partial<Account>]>([
    ["is the account's already", { accountId: "account-1" }, {}],
    ["waits for its payment", { placing: "awaiting_payment" }, {}],
    ["is placed", { order: { id: "o1", number: "1", placedAt: "2026-01-01T00:00:00Z" } }, {}],
    ["is opened by a viewer of the account, who may not order", {}, { role: "viewer" }],
  ])("does not change a checkout that %s", async (_, changes, account) => {
    const { calls } = await open(changes, signInAs(account));
    expect(calls).toEqual([]);
  });

  it("does not attach a checkout that another browser started", async () => {
    storeCheckout("c2", "SEK", []);
    const { calls } = await open({}, signInAs());
    expect(calls).toEqual([]);
  });

  it("shows why the account was refused, and does not retry", async () => {
    const { calls, setSession } = await open({}, signInAs(), () =>
      toRefusal(403, "account_forbidden", "Inte ditt konto"),
    );
    await waitFor(() => expect(screen.getByRole("alert").textContent).toBe("Inte ditt konto"));
    setSession(signInAs({ accountName: "Nytt namn" }));
    expect(calls).toHaveLength(1);
  });
});
