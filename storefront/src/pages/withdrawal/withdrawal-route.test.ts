import { languages } from "@spolverk/content/languages";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createTestI18n } from "../../testing/create-test-i18n.ts";
import { fakeShopApi } from "../../testing/fake-shop-api.ts";
import { renderTestPage as render, titleOf, toTestShop } from "../../testing/render-test-page.ts";
import { buttonClass } from "../../ui/button-class.ts";

beforeEach(() => void vi.stubGlobal("fetch", fakeShopApi));
afterEach(() => void vi.unstubAllGlobals());

const shop = toTestShop();
const without = { ...shop, site: { ...shop.site, legal: { ...shop.site.legal, withdrawalFunction: false } } };

describe("the withdrawal page (directive 2011/83/EU, article 11a)", () => {
  it.each(languages)(
    "gets a prominent link in every footer in %s, worded as the law demands",
    async (language) => {
      const { t } = await createTestI18n(language);
      const { html } = await render("/faq", { ...shop, language });
      const footer = /<footer[\s\S]*?<\/footer>/.exec(html)?.[0] ?? "";
      const [link = ""] =
        new RegExp(`<a[^>]*href="/withdrawal"[^>]*>${t("nav.withdrawal")}<`).exec(footer) ?? [];
      expect(link).toContain(`class="${buttonClass("strong")}"`);
      const lists = footer.match(/<ul[\s\S]*?<\/ul>/g) ?? [];
      expect(lists.filter((list) => list.includes('href="/withdrawal"'))).toEqual([]);
      expect(t("withdrawal.label")).toBe(t("nav.withdrawal"));
    },
  );

  it("opens for guests with the order number of the link filled in, and is neither cached nor indexed", async () => {
    const { t } = await createTestI18n("sv");
    const page = await render("/withdrawal?order=1042");
    expect([page.status, titleOf(page.html)]).toEqual([200, `${t("meta.withdrawal.title")} | Spolverk`]);
    expect(page.html).toMatch(/id="withdrawal-orderNumber"[^>]* value="1042"/);
    expect(page.html).toContain('<meta name="robots" content="noindex"');
  });

  it("answers 404, and gets no link, on a site without the withdrawal function", async () => {
    expect((await render("/withdrawal", without)).status).toBe(404);
    expect((await render("/faq", without)).html).not.toContain('href="/withdrawal"');
  });
});
