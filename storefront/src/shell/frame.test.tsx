// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { beforeAll, expect, it } from "vitest";
import { openModals } from "../testing/open-modals.ts";
import { renderWithApp } from "../testing/render-with-app.tsx";
import { useSettings } from "../site/settings-context.tsx";
import { Frame } from "./frame.tsx";

// The dialog's chunk is loaded before the test, which would otherwise wait for it.
beforeAll(() => import("./settings/settings-dialog.tsx"));

function VatView() {
  return <p>{useSettings().showWithVat ? "With VAT" : "Without VAT"}</p>;
}

it("choosing a European currency on a site without VAT shows prices with VAT, and the shopper can turn the VAT off again [2.50]", async () => {
  openModals();
  const settings = { currency: "USD", showWithVat: false, theme: "system" } as const;
  const { user, t } = await renderWithApp(
    <Frame>
      <VatView />
    </Frame>,
    { shop: { settings } },
  );
  await user.click(screen.getByRole("button", { name: t("nav.settings") }));
  const dialog = within(await screen.findByRole("dialog", { name: t("settings.title") }));
  expect(screen.getByText("Without VAT")).toBeTruthy();
  await user.selectOptions(dialog.getByLabelText(t("settings.currency")), "GBP");
  expect(screen.getByText("With VAT")).toBeTruthy();
  await user.click(dialog.getByRole("switch", { name: t("settings.vat"), checked: true }));
  await user.selectOptions(dialog.getByLabelText(t("settings.currency")), "EUR");
  expect(screen.getByText("Without VAT")).toBeTruthy();
});

it("the shop keeps whether its settings are open and whether prices include VAT [4.39]", async () => {
  openModals();
  const { user, t } = await renderWithApp(
    <Frame>
      <VatView />
    </Frame>,
  );
  const opener = screen.getByRole("button", { name: t("nav.settings") });
  const dialog = () => screen.queryByRole("dialog", { name: t("settings.title") });
  const openSettings = async () => {
    await user.click(opener);
    return within(await screen.findByRole("dialog", { name: t("settings.title") }));
  };
  expect(dialog()).toBeNull();
  expect(screen.getByText("With VAT")).toBeTruthy();

  const settings = await openSettings();
  await user.click(settings.getByRole("switch", { name: t("settings.vat"), checked: true }));
  expect(screen.getByText("Without VAT")).toBeTruthy();
  expect(dialog()).not.toBeNull();

  await user.click(settings.getByRole("button", { name: t("settings.close") }));
  expect(dialog()).toBeNull();
  const again = await openSettings();
  expect(again.getByRole("switch", { name: t("settings.vat"), checked: false })).toBeTruthy();
});
