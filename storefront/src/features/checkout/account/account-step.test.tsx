// @vitest-environment jsdom
import type { Checkout } from "@spolverk/bff/contract";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { noSession, type Session } from "../../../session/use-session.ts";
import { fakeCheckout } from "../../../testing/fake-shop-api.ts";
import { renderWithApp } from "../../../testing/render-with-app.tsx";
import { signInAs } from "../../../testing/sign-in-as.ts";
import { AccountStep } from "./account-step.tsx";

const visitor: Session = { ...noSession, authReady: true };
const signIn = {
  domain: "login.example",
  clientId: "shop",
  audience: "https://api.example",
  tokenSync: null,
};

async function openStep(
  changes: Partial<Checkout>,
  session: Session,
  shop: Parameters<typeof renderWithApp>[1] = {},
) {
  const checkout = { ...fakeCheckout, email: null, ...changes };
  const onDone = vi.fn<(checkout: Checkout) => void>();
  const page = await renderWithApp(<AccountStep checkout={checkout} onDone={onDone} />, {
    answer: () => Response.json(checkout),
    session,
    ...shop,
  });
  const submit = () => page.user.click(screen.getByRole("button", { name: page.t("checkout.continue") }));
  return { ...page, onDone, submit, email: () => document.querySelector<HTMLInputElement>("#email") };
}

describe("the account step", () => {
  it("asks a guest for an email address, and links to a sign-in that returns to this step [7.12]", async () => {
    const { t, user, email, submit, calls } = await openStep({}, visitor, { shop: { signIn } });
    const link = screen.getByRole("link", { name: t("checkout.access.toSignIn") });
    const address = new URL(link.getAttribute("href") ?? "", "http://shop");
    expect([address.pathname, address.searchParams.get("redirect")]).toEqual([
      "/account/login",
      "/checkout/c1/account",
    ]);
    await user.type(email() as HTMLInputElement, "asa@example.com");
    await submit();
    expect(calls.at(-1)).toMatchObject({
      path: "/checkout/c1/account",
      body: { email: "asa@example.com" },
    });
  });

  it("keeps the typed email address for this checkout only, until the form is sent", async () => {
    const first = await openStep({}, visitor);
    await first.user.type(first.email() as HTMLInputElement, "asa@example.com");
    first.unmount();
    const another = await openStep({ id: "c2" }, visitor);
    expect(another.email()?.value).toBe("");
    another.unmount();
    const again = await openStep({}, visitor);
    await waitFor(() => expect(again.email()?.value).toBe("asa@example.com"));
    await again.submit();
    await waitFor(() => expect(again.onDone).toHaveBeenCalledOnce());
    again.unmount();
    // Another tab has changed the checkout's email address meanwhile.
    const back = await openStep({ email: "bo@example.com" }, visitor);
    expect(back.email()?.value).toBe("bo@example.com");
  });

  it("shows no sign-in link when the shop has no sign-in", async () => {
    const { t } = await openStep({}, visitor, { shop: { signIn: null } });
    expect(screen.queryByText(t("checkout.account.haveAccount"))).toBeNull();
  });

  it("names the ordering account, and asks its user for no email address [7.12]", async () => {
    const session = signInAs();
    const changes = { accountId: session.account.accountId, email: "kim@example.com" };
    const { t, email, submit, calls, onDone } = await openStep(changes, session, { shop: { signIn } });
    expect(document.body.textContent).toContain("Kims verkstad");
    expect(document.body.textContent).toContain(t("checkout.account.mailsTo", { email: "kim@example.com" }));
    expect([email(), screen.queryByText(t("checkout.account.haveAccount"))]).toEqual([null, null]);
    await submit();
    expect(calls).toMatchObject([{ path: "/checkout/c1/account", body: { email: "kim@example.com" } }]);
    expect(onDone).toHaveBeenCalledOnce();
  });
});
