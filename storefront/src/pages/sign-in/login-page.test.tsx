// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Identity } from "../../session/session-store.ts";
import type { SignIn } from "../../session/use-sign-in.ts";
import { noSession, type Session } from "../../session/use-session.ts";
import type { SignInProblem } from "../../session/to-sign-in-problem.ts";
import { renderWithApp } from "../../testing/render-with-app.tsx";
import { LoginPage } from "./login-page.tsx";

const signInSettings = {
  domain: "login.example",
  clientId: "shop",
  audience: "https://api.example",
  tokenSync: null,
};
const kim = { uid: "auth0|kim", email: "kim@example.com", anonymous: false };

type Options = {
  code?: string;
  redirect?: string;
  hash?: string;
  session?: Partial<Session>;
  problem?: SignInProblem;
  failedEmail?: string;
  stored?: Record<string, string>;
};

/** Opens the sign-in page with a provider that accepts every call. */
async function open({ code, redirect, hash, session, problem, failedEmail, stored = {} }: Options = {}) {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  const sent: { path: string; body: Record<string, unknown> }[] = [];
  const provider = vi.fn<(path: string) => Response>(() => Response.json({ refresh_token: "r1" }));
  vi.stubGlobal("fetch", async (url: string, init: { body: string }) => {
    const path = new URL(url).pathname;
    sent.push({ path, body: JSON.parse(init.body) as Record<string, unknown> });
    return provider(path);
  });
  const identity = {
    openPage: vi.fn<Identity["openPage"]>(async () => {}),
    openGoogle: vi.fn<Identity["openGoogle"]>(async () => {}),
    adoptRefreshToken: vi.fn<Identity["adoptRefreshToken"]>(async () => {}),
  };
  const setProblem = vi.fn<SignIn["setProblem"]>();
  const signIn = {
    problem: problem ?? null,
    failedEmail: failedEmail ?? null,
    getIdentity: async () => identity as unknown as Identity,
    setProblem,
  };
  const page = await renderWithApp(<LoginPage code={code ?? null} redirect={redirect} />, {
    language: "en",
    shop: { signIn: signInSettings },
    hash,
    session: { ...noSession, authReady: true, ...session },
    signIn,
  });
  return { ...page, sent, provider, identity, setProblem };
}

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe("the sign-in page", () => {
  it("mails a link, and stores its recipient and target page [3.1] [2.15]", async () => {
    const { user, t, sent } = await open({ redirect: "/cart" });
    await user.click(screen.getByRole("button", { name: t("signIn.sendLink") }));
    expect(screen.getByText(t("signIn.emailRequired"))).toBeTruthy();
    await user.type(screen.getByLabelText(t("signIn.email")), "kim@{Enter}");
    expect(screen.getByText(t("signIn.emailInvalid"))).toBeTruthy();
    expect(sent).toEqual([]);
    await user.type(screen.getByLabelText(t("signIn.email")), "example.com{Enter}");
    await screen.findByText(t("signIn.sent", { email: "kim@example.com" }));
    expect(sent.map(({ path }) => path)).toEqual(["/passwordless/start"]);
    expect(localStorage.getItem("spolverk.loginLinkEmail")).toBe("kim@example.com");
    expect(localStorage.getItem("spolverk.loginLinkRedirect")).toBe("/cart");
  });

  it("returns to a page with the fragment of the sign-in page's own address, which holds an invitation's token [2.15]", async () => {
    const { user, t, identity } = await open({ redirect: "/account/invitation", hash: "#token=t-1" });
    await user.click(screen.getByRole("button", { name: t("signIn.password") }));
    expect(identity.openPage).toHaveBeenCalledWith(
      expect.objectContaining({ returnTo: "/account/invitation#token=t-1" }),
    );
  });

  it("accepts the mail's code, typed by hand for a mail read on another device", async () => {
    const { user, t, identity, sent } = await open();
    await user.type(screen.getByLabelText(t("signIn.email")), "kim@example.com{Enter}");
    await user.type(await screen.findByLabelText(t("signIn.code")), "123 456{Enter}");
    await waitFor(() => expect(identity.adoptRefreshToken).toHaveBeenCalledWith("r1"));
    expect(sent.at(-1)?.body).toMatchObject({ username: "kim@example.com", otp: "123456" });
  });

  it("redeems the link at once in the browser that requested it [4.36]", async () => {
    const stored = { "spolverk.loginLinkEmail": "kim@example.com", "spolverk.loginLinkRedirect": "/cart" };
    const { identity, sent } = await open({ code: "123456", stored });
    await waitFor(() => expect(identity.adoptRefreshToken).toHaveBeenCalledWith("r1"));
    expect(sent.map(({ path, body }) => [path, body["username"]])).toEqual([
      ["/oauth/token", "kim@example.com"],
    ]);
    await waitFor(() => expect(localStorage.getItem("spolverk.loginLinkEmail")).toBeNull());
  });

  it("asks for the email address again when the link is opened in another browser [4.36]", async () => {
    const { user, t, identity, sent } = await open({ code: "123456" });
    await screen.findByText(t("signIn.whoTitle"));
    expect(sent).toEqual([]);
    await user.type(screen.getByLabelText(t("signIn.email")), "kim@example.com{Enter}");
    await waitFor(() => expect(identity.adoptRefreshToken).toHaveBeenCalledWith("r1"));
    expect(sent[0]?.body).toMatchObject({ username: "kim@example.com", otp: "123456" });
  });

  it("reports an expired code, and lets the user correct the email address [8.21]", async () => {
    const { user, t, provider, setProblem } = await open({ code: "123456" });
    provider.mockReturnValue(
      Response.json(
        { error: "invalid_grant", error_description: "Wrong email or verification code." },
        { status: 403 },
      ),
    );
    await user.type(screen.getByLabelText(t("signIn.email")), "kim@example.com{Enter}");
    await waitFor(() => expect(setProblem).toHaveBeenLastCalledWith("codeExpired"));
    expect(screen.getByLabelText<HTMLInputElement>(t("signIn.email")).value).toBe("kim@example.com");
  });

  it("leaves the password to the provider's page, which gets the email address and the return page [2.15]", async () => {
    const { user, t, identity } = await open({ redirect: "/account/orders" });
    await user.type(screen.getByLabelText(t("signIn.email")), "kim@example.com");
    await user.click(screen.getByRole("button", { name: t("signIn.password") }));
    await user.click(screen.getByRole("button", { name: t("signIn.create") }));
    const options = { email: "kim@example.com", returnTo: "/account/orders" };
    expect(identity.openPage.mock.calls).toEqual([
      [{ screen: "login", ...options }],
      [{ screen: "signup", ...options }],
    ]);
  });

  it("never passes on a return page on another site [2.15]", async () => {
    const { user, t, identity } = await open({ redirect: "//evil.example" });
    await user.click(screen.getByRole("button", { name: t("signIn.password") }));
    expect(identity.openPage.mock.calls[0]?.[0].returnTo).toBe("/account");
  });

  it("signs in with Google in a popup, and shows why the sign-in failed [8.22]", async () => {
    const { user, t, identity, setProblem } = await open();
    identity.openGoogle.mockRejectedValue(Object.assign(new Error("Popup closed"), { error: "cancelled" }));
    await user.click(screen.getByRole("button", { name: t("signIn.google") }));
    await waitFor(() => expect(setProblem).toHaveBeenLastCalledWith("popupClosed"));
  });

  it("mails a link for a new password, without revealing which addresses have an account", async () => {
    const { user, t, sent } = await open();
    await user.click(screen.getByRole("button", { name: t("signIn.forgotten") }));
    expect(screen.getByText(t("signIn.emailRequired"))).toBeTruthy();
    await user.type(screen.getByLabelText(t("signIn.email")), "kim@example.com");
    await user.click(screen.getByRole("button", { name: t("signIn.forgotten") }));
    await screen.findByText(t("signIn.resetSent"));
    expect(sent.map(({ path }) => path)).toEqual(["/dbconnections/change_password"]);
  });

  it("sends the mail again to an unverified address [8.40]", async () => {
    const { user, t, sent } = await open({ problem: "emailNotVerified", failedEmail: "kim@example.com" });
    expect(screen.getByText(t("signIn.problem.emailNotVerified"))).toBeTruthy();
    await user.click(screen.getByRole("button", { name: t("signIn.again") }));
    await screen.findByText(t("signIn.sent", { email: "kim@example.com" }));
    expect(sent[0]?.body).toMatchObject({ email: "kim@example.com" });
  });

  it.each<[SignInProblem, string]>([
    ["userDisabled", "User has been disabled!"],
    ["userNotFound", "User is not found!"],
    ["wrongPassword", "Wrong password!"],
    ["codeExpired", "Code expired or replaced!"],
    ["popupClosed", "Popup closed by user!"],
    ["tooManyRequests", "Too many requests, try again later"],
    ["emailExists", "Email already exists"],
  ])("shows why a sign-in failed: %s [8.18]–[8.24]", async (problem, text) => {
    await open({ problem });
    expect(screen.getByRole("alert").textContent).toBe(text);
  });

  it("says that a browser without storage is not supported [8.25]", async () => {
    vi.stubGlobal("localStorage", {
      getItem: () => null,
      setItem: () => {},
      removeItem: () => {},
      clear: () => {},
    });
    const { t } = await open();
    expect(screen.getByText(t("signIn.problem.notSupported"))).toBeTruthy();
  });

  it("redirects a signed-in user to the requested page, but not an anonymous user [4.11] [6.2]", async () => {
    const { router } = await open({ redirect: "/cart?a=1", session: { user: kim } });
    await waitFor(() => expect(router.state.location.href).toBe("/cart?a=1"));
    const anonymous = await open({ redirect: "/cart", session: { user: { ...kim, anonymous: true } } });
    expect(anonymous.router.state.location.href).toBe("/here");
  });

  it("redirects to the account when the address names no valid page [4.11]", async () => {
    const { router } = await open({ redirect: "https://evil.example", session: { user: kim } });
    await waitFor(() => expect(router.state.location.href).toBe("/account"));
  });
});
