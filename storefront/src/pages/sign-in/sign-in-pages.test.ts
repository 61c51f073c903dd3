import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeShopApi } from "../../testing/fake-shop-api.ts";
import { renderTestPage, titleOf, toTestShop } from "../../testing/render-test-page.ts";

const signIn = {
  domain: "login.example",
  clientId: "shop",
  audience: "https://api.example",
  tokenSync: null,
};
const render = (path: string, canSignIn = true) =>
  renderTestPage(path, toTestShop(canSignIn ? { signIn } : {}));

beforeEach(() => void vi.stubGlobal("fetch", fakeShopApi));
afterEach(() => void vi.unstubAllGlobals());

describe("the server's HTML of an account's pages", () => {
  it.each([
    ["/account/login", "Logga in | Spolverk"],
    ["/account/callback", "Logga in | Spolverk"],
    ["/account", "Ditt konto | Spolverk"],
  ])("declares a title and noindex: %s [2.58] [6.9]", async (path, title) => {
    const { status, html } = await render(path);
    expect([status, titleOf(html)]).toEqual([200, title]);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  });
  it.each(["/account/login", "/account/callback", "/account"])(
    "answers 404 when sign-in is not configured: %s [1.9]",
    async (path) => {
      expect((await render(path, false)).status).toBe(404);
    },
  );
  it("header, tab bar and footer link to the account when sign-in is configured [2.20] [2.28] [2.32]", async () => {
    const countIn = async (canSignIn: boolean) =>
      (await render("/", canSignIn)).html.split('href="/account"').length - 1;
    expect(await countIn(true)).toBe(3);
    expect(await countIn(false)).toBe(0);
  });
  it("the account is the fourth of the five entries in the tab bar [2.20]", async () => {
    const { html } = await render("/");
    const tabs = /<nav[^>]* class="fixed [^]*?<\/nav>/.exec(html)?.[0] ?? "";
    const places = [...tabs.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href);
    expect(places).toEqual(["/", "/browse", "/search", "/account", "/cart"]);
  });
  it("never contains the code of a mailed link [4.36]", async () => {
    const { html } = await render("/account/login?code=483902");
    expect(html.replaceAll(/<script[^]*?<\/script>/g, "")).not.toContain("483902");
  });
});
