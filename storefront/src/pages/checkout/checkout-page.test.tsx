// @vitest-environment jsdom
import type { Checkout } from "@spolverk/bff/contract";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { noSession, type Session } from "../../session/use-session.ts";
import { fakeCheckout, fakeShop } from "../../testing/fake-shop-api.ts";
import { renderWithApp, toRefusal } from "../../testing/render-with-app.tsx";
import { signInAs } from "../../testing/sign-in-as.ts";
import { CheckoutPage } from "./checkout-page.tsx";

const ofAccount: Checkout = { ...fakeCheckout, accountId: "account-1" };
const visitor: Session = { ...noSession, authReady: true };
const refusals = {
  signIn: () => toRefusal(401, "sign_in_required", "Logga in"),
  otherAccount: () => toRefusal(403, "account_forbidden", "Inte ditt"),
};

async function openPage(
  session: Session,
  { isRefused = false, answer = () => Response.json(ofAccount) } = {},
) {
  const page = <CheckoutPage checkoutId="c1" isRefused={isRefused} step="address" />;
  return renderWithApp(page, {
    session,
    answer: (_, path) => {
      if (path === "/shop") return Response.json(fakeShop);
      return path === "/checkout/c1" ? answer() : Response.json({ ...signInAs().account, addresses: [] });
    },
  });
}
const heading = () => screen.findByRole("heading", { level: 1 });

describe("the checkout of an account", () => {
  it("opens for a member of the account", async () => {
    const { t } = await openPage(signInAs());
    expect(await screen.findByText(t("checkout.address.billing"))).toBeTruthy();
  });

  it("closes when the user signs out, with the way back to the same step [7.12]", async () => {
    const { t, setSession } = await openPage(signInAs());
    await screen.findByText(t("checkout.address.billing"));
    setSession(visitor);
    expect((await heading()).textContent).toBe(t("checkout.access.signIn"));
    const link = screen.getByRole("link", { name: t("checkout.access.toSignIn") });
    expect(new URL(link.getAttribute("href") ?? "", "http://shop").searchParams.get("redirect")).toBe(
      "/checkout/c1/address",
    );
    expect(screen.queryByText(t("checkout.address.billing"))).toBeNull();
  });

  it("closes when another account is selected", async () => {
    const { t, setSession } = await openPage(signInAs());
    await screen.findByText(t("checkout.address.billing"));
    setSession(signInAs({ accountId: "account-2" }));
    expect((await heading()).textContent).toBe(t("checkout.access.otherAccount"));
  });
});

describe("a checkout that the server was refused", () => {
  it("waits until it is known who is there, and asks for nothing meanwhile", async () => {
    const { t, calls } = await openPage(noSession, { isRefused: true });
    await screen.findByText(t("checkout.access.waiting"));
    expect(calls).toEqual([]);
  });

  it("is fetched once an account is selected", async () => {
    const { queryClient, setSession } = await openPage(noSession, { isRefused: true });
    setSession({ ...signInAs(), account: null });
    setSession(signInAs());
    await waitFor(() => expect(queryClient.getQueryData(["checkout", "c1"])).toEqual(ofAccount));
  });

  it("asks a visitor to sign in", async () => {
    const { t, calls } = await openPage(visitor, { isRefused: true });
    expect((await heading()).textContent).toBe(t("checkout.access.signIn"));
    expect(calls).toEqual([]);
  });

  it.each(["signIn", "otherAccount"] as const)("says so where the API refuses it: %s", async (reason) => {
    const { t } = await openPage(signInAs(), { isRefused: true, answer: refusals[reason] });
    const name = t(`checkout.access.${reason}`);
    expect(await screen.findByRole("heading", { level: 1, name })).toBeTruthy();
  });
});
