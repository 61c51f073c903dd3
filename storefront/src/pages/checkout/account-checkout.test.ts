import { afterEach, describe, expect, it, vi } from "vitest";
import { createTestI18n } from "../../testing/create-test-i18n.ts";
import { fakeShopApi } from "../../testing/fake-shop-api.ts";
import { renderTestPage } from "../../testing/render-test-page.ts";

afterEach(() => vi.unstubAllGlobals());

const refusal = { message: "Logga in", code: "sign_in_required", requestId: "r" };

describe("the server, which knows nobody", () => {
  it("renders that an account's checkout is on its way, and nothing of it [6.6]", async () => {
    vi.stubGlobal("fetch", (input: string | URL | Request, init?: RequestInit) => {
      const url = new URL(input instanceof Request ? input.url : input);
      return url.pathname === "/api/checkout/c1"
        ? Promise.resolve(Response.json(refusal, { status: 401 }))
        : fakeShopApi(input, init);
    });
    const { t } = await createTestI18n();
    const page = await renderTestPage("/checkout/c1/payment");
    expect(page.status).toBe(200);
    expect(page.html).toContain(t("checkout.access.waiting"));
    expect(page.html).not.toContain(t("checkout.steps.payment"));
  });
});
