// @vitest-environment jsdom
import { languages } from "@spolverk/content/languages";
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { fakeCheckout } from "../../../testing/fake-shop-api.ts";
import { renderWithApp } from "../../../testing/render-with-app.tsx";
import { OrderSummary } from "../summary/order-summary.tsx";
import { ImportNotices } from "./import-notices.tsx";

const none = { importDuties: false, importTax: null, importVat: false, vatRate: 0 };

describe("the notices of a delivery abroad", () => {
  it.each(languages)("state in %s what the carrier may charge the recipient", async (language) => {
    const checkout = { ...none, importDuties: true, importVat: true };
    const { t } = await renderWithApp(<ImportNotices checkout={checkout} />, { language });
    const notice = await screen.findByRole("status");
    expect(notice.textContent).toContain(t("checkout.customs.duties"));
    expect(notice.textContent).toContain(t("checkout.customs.importVat"));
  });

  it.each(languages)(
    "state in %s only that the tax is paid, when the shop charges the tax",
    async (language) => {
      const checkout = { ...none, importTax: "included", vatRate: 25 } as const;
      const { t } = await renderWithApp(<ImportNotices checkout={checkout} />, { language });
      const text = t("checkout.customs.vatIncluded", { rate: 25 });
      expect((await screen.findByRole("status")).textContent).toBe(text);
      expect(text).toContain("25");
    },
  );

  it.each([
    ["duty and tax where the shop charges none", true, "checkout.customs.dutiesAndTax"],
    ["only tax within the customs union, such as in Åland", false, "checkout.customs.tax"],
  ] as const)("state that the carrier may charge %s", async (_, importDuties, text) => {
    const checkout = { ...none, importDuties, importTax: "possible" } as const;
    const { t } = await renderWithApp(<ImportNotices checkout={checkout} />);
    expect((await screen.findByRole("status")).textContent).toBe(t(text));
  });

  it("do not appear within the European Union", async () => {
    const { container } = await renderWithApp(
      <main>
        <ImportNotices checkout={none} />
      </main>,
    );
    expect(container.querySelector("main")?.childElementCount).toBe(0);
  });

  it("appear by the total of an order whose VAT is collected on import", async () => {
    const { t } = await renderWithApp(<OrderSummary checkout={{ ...fakeCheckout, importVat: true }} />);
    expect(screen.getAllByText(t("checkout.customs.importVat")).length).toBeGreaterThan(0);
  });
});
