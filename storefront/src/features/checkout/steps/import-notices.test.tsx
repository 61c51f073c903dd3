// @vitest-environment jsdom
import { languages } from "@spolverk/content/languages";
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { fakeCheckout } from "../../../testing/fake-shop-api.ts";
import { renderWithApp } from "../../../testing/render-with-app.tsx";
import { OrderSummary } from "../summary/order-summary.tsx";
import { ImportNotices } from "./import-notices.tsx";

describe("the notices of a delivery abroad", () => {
  it.each(languages)("say in %s what the carrier may charge the recipient", async (language) => {
    const checkout = { importDuties: true, importVat: true };
    const { t } = await renderWithApp(<ImportNotices checkout={checkout} />, { language });
    const notice = await screen.findByRole("status");
    expect(notice.textContent).toContain(t("checkout.customs.duties"));
    expect(notice.textContent).toContain(t("checkout.customs.importVat"));
  });

  it("leave out import VAT where the shop charges all VAT", async () => {
    const { t } = await renderWithApp(<ImportNotices checkout={{ importDuties: true, importVat: false }} />);
    expect((await screen.findByRole("status")).textContent).toBe(t("checkout.customs.duties"));
  });

  it("are none within the European Union", async () => {
    const checkout = { importDuties: false, importVat: false };
    const { container } = await renderWithApp(
      <main>
        <ImportNotices checkout={checkout} />
      </main>,
    );
    expect(container.querySelector("main")?.childElementCount).toBe(0);
  });

  it("stand by the total of an order whose VAT is collected on import", async () => {
    const { t } = await renderWithApp(<OrderSummary checkout={{ ...fakeCheckout, importVat: true }} />);
    expect(screen.getAllByText(t("checkout.customs.importVat")).length).toBeGreaterThan(0);
  });
});
