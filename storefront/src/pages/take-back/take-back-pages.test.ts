import { formatPrice, takeBackTerms } from "@spolverk/domain";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createTestI18n } from "../../testing/create-test-i18n.ts";
import { fakeShopApi } from "../../testing/fake-shop-api.ts";
import { renderTestPage, titleOf } from "../../testing/render-test-page.ts";

beforeEach(() => void vi.stubGlobal("fetch", fakeShopApi));
afterEach(() => void vi.unstubAllGlobals());

describe("the server's HTML of a take-back page", () => {
  it("contains the form below the conditions, disabled until hydration [2.10] [3.45]", async () => {
    const { t } = await createTestI18n();
    const { status, html } = await renderTestPage("/re-add");
    expect(status).toBe(200);
    const form = html.slice(html.indexOf('id="form"'));
    expect(form).toContain(t("takeBack.form.title"));
    expect(form).toMatch(/<form[^>]* method="post"[^>]*><fieldset[^>]* disabled=""/);
    const fee = formatPrice(takeBackTerms.feeSek * 100, "SEK", true);
    expect(form).toContain(t("takeBack.form.agreement", { fee }));
  });

  it("shows a take-back as a skeleton with noindex, because only the browser has the token [6.9]", async () => {
    const asked: string[] = [];
    vi.stubGlobal("fetch", (input: Request | URL | string) => {
      asked.push(new URL(input instanceof Request ? input.url : input).pathname);
      return fakeShopApi(input);
    });
    const { t } = await createTestI18n();
    const { status, html } = await renderTestPage("/re-add/request");
    expect([status, titleOf(html)]).toEqual([200, `${t("meta.takeBack.title")} | Spolverk`]);
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).toContain(t("takeBack.request.loading"));
    expect(asked.filter((path) => path.includes("takeback"))).toEqual([]);
  });
});
