import { afterEach, describe, expect, it, vi } from "vitest";
import { createTestI18n } from "../../testing/create-test-i18n.ts";
import { fakeShopApi } from "../../testing/fake-shop-api.ts";
import { renderTestPage } from "../../testing/render-test-page.ts";

afterEach(() => vi.unstubAllGlobals());

/** Answers the call for the checkout with a refusal. */
const refuse = (status: number, code: string, message: string) =>
  vi.stubGlobal("fetch", (input: string | URL | Request, init?: RequestInit) => {
    const url = new URL(input instanceof Request ? input.url : input);
    return url.pathname === "/api/checkout/c1"
      ? Promise.resolve(Response.json({ message, code, requestId: "r" }, { status }))
      : fakeShopApi(input, init);
  });

describe("the server, which has no session", () => {
  it("renders the reason why an unreadable checkout is not shown, and offers no new checkout", async () => {
    refuse(500, "checkout_unreadable", "Skriv till support@example.com");
    const { t } = await createTestI18n();
    const page = await renderTestPage("/checkout/c1/confirmation");
    expect(page.html).toContain("Skriv till support@example.com");
    expect(page.html).not.toContain(t("checkout.startNew"));
  });

  it("renders a waiting page for an account's checkout, without any of its data [6.6]", async () => {
    refuse(401, "sign_in_required", "Logga in");
    const { t } = await createTestI18n();
    const page = await renderTestPage("/checkout/c1/payment");
    expect(page.status).toBe(200);
    expect(page.html).toContain(t("checkout.access.waiting"));
    expect(page.html).not.toContain(t("checkout.steps.payment"));
  });
});
