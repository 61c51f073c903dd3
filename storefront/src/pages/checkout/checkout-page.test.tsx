// @vitest-environment jsdom
import type { Checkout } from "@spolverk/bff/contract";
import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { noSession, type Session } from "../../session/use-session.ts";
import { fakeCheckout, fakeShop } from "../../testing/fake-shop-api.ts";
import { renderWithApp, toRefusal } from "../../testing/render-with-app.tsx";
import { signInAs } from "../../testing/sign-in-as.ts";
import { readStoredDraft, storeDraft } from "../../browser/use-form-draft.ts";
import { toCheckoutDraft } from "../../features/checkout/steps/checkout-draft.ts";
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

  it("closes when the user signs out, with a link back to the same step [7.12]", async () => {
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

describe("a checkout that the API refused to the server", () => {
  it("waits until the session is known, and makes no call before", async () => {
    const { t, calls } = await openPage(noSession, { isRefused: true });
    await screen.findByText(t("checkout.access.waiting"));
    expect(calls).toEqual([]);
  });

  it("loads in the browser once an account is selected", async () => {
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

  it.each(["signIn", "otherAccount"] as const)("explains the API's refusal: %s", async (reason) => {
    const { t } = await openPage(signInAs(), { isRefused: true, answer: refusals[reason] });
    const name = t(`checkout.access.${reason}`);
    expect(await screen.findByRole("heading", { level: 1, name })).toBeTruthy();
  });
});

describe("the drafts of a checkout", () => {
  const answerAs = (changes: Partial<Checkout>) => (_: string, path: string) =>
    Response.json(
      path === "/shop" ? fakeShop : { ...fakeCheckout, ...changes, id: path.replace("/checkout/", "") },
    );

  it("disappear once the checkout's order is shown, even in a tab or on a site that did not place the order", async () => {
    const drafts = [toCheckoutDraft("c1", "payment"), toCheckoutDraft("c2", "payment")];
    for (const name of drafts) storeDraft(name, '{"acceptTerms":true}');
    const order = { id: "o1", number: "1042", placedAt: "2026-11-20T10:00:00Z" };
    const page = <CheckoutPage checkoutId="c1" isRefused={false} step="confirmation" />;
    await renderWithApp(page, { session: visitor, answer: answerAs({ step: "confirmation", order }) });
    await heading();
    await waitFor(() => expect(drafts.map(readStoredDraft)).toEqual([null, '{"acceptTerms":true}']));
  });

  it("do not appear in another checkout that replaces it on the page", async () => {
    function Pages() {
      const [id, setId] = useState("c1");
      return (
        <>
          <button onClick={() => setId("c2")} type="button">
            c2
          </button>
          <CheckoutPage checkoutId={id} isRefused={false} step="account" />
        </>
      );
    }
    const { user, t } = await renderWithApp(<Pages />, {
      session: visitor,
      answer: answerAs({ step: "account", email: "" }),
    });
    const email = () => screen.findByLabelText<HTMLInputElement>(new RegExp(t("checkout.account.email")));
    await user.type(await email(), "asa@example.com");
    await user.click(screen.getByRole("button", { name: "c2" }));
    await waitFor(async () => expect((await email()).value).toBe(""));
  });
});
