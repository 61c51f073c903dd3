import { currencies, formatCountry, isPricedWithVat, toVatRate } from "@spolverk/domain";
import { useQuery } from "@tanstack/react-query";
import { useLocation, useRouteContext } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { shopQuery } from "../../api/queries.ts";
import { useSettings } from "../../site/settings-context.tsx";
import type { ShopContext } from "../../site/shop-context.ts";
import { themes } from "../../site/shop-context.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { CookieSettingsButton } from "../bars/cookie-settings-button.tsx";
import { ChoiceGroup } from "./choice-group.tsx";
import { LanguageLinks } from "./language-links.tsx";

const themeLabels = {
  light: "settings.themeLight",
  dark: "settings.themeDark",
  system: "settings.themeSystem",
} as const;

type SettingsDialogProps = { onClose: () => void; shop: ShopContext };

/** Currency, language, VAT and color theme [2.50]. Each choice applies at once. */
export default function SettingsDialog({ onClose, shop }: SettingsDialogProps) {
  const { t } = useTranslation();
  const { pathname, searchStr } = useLocation();
  const settings = useSettings();
  return (
    <Dialog closeLabel={t("settings.close")} onClose={onClose} title={t("settings.title")}>
      <div className="grid gap-6">
        <SelectField
          id="settings-currency"
          label={t("settings.currency")}
          onChange={(value) => {
            const currency = currencies.find((known) => known === value);
            if (!currency) return;
            // The switch below shows that prices now include VAT, and a company can turn it off again.
            const isNewlyWithVat = isPricedWithVat(currency) && !isPricedWithVat(settings.currency);
            settings.change({ currency, ...(isNewlyWithVat && { showWithVat: true }) });
          }}
          options={currencies.map((currency) => ({ value: currency, label: currency }))}
          value={settings.currency}
        />
        <ChoiceGroup
          legend={t("settings.theme")}
          name="settings-theme"
          onChange={(theme) => settings.change({ theme })}
          options={themes.map((theme) => ({ value: theme, label: t(themeLabels[theme]) }))}
          value={settings.theme}
        />
        <div className="relative rounded-2xl bg-sunken p-4 pr-20">
          <label className="block font-semibold after:absolute after:inset-0" htmlFor="settings-vat">
            {t("settings.vat")}
          </label>
          <p className="text-sm text-soft" id="settings-vat-hint">
            <VatHint site={shop.site} />
          </p>
          <input
            aria-checked={settings.showWithVat}
            aria-describedby="settings-vat-hint"
            checked={settings.showWithVat}
            className="absolute top-1/2 right-4 h-7 w-12 -translate-y-1/2 appearance-none rounded-full bg-strong transition-colors before:absolute before:top-1 before:left-1 before:size-5 before:rounded-full before:bg-white before:transition-transform checked:bg-accent checked:before:translate-x-5 dark:before:bg-paper"
            id="settings-vat"
            onChange={(event) => settings.change({ showWithVat: event.target.checked })}
            role="switch"
            type="checkbox"
          />
        </div>
        <CookieSettingsButton
          className="min-h-11 justify-self-start font-semibold underline underline-offset-4"
          onOpen={onClose}
        />
        <LanguageLinks label={t("settings.language")} page={{ pathname, search: searchStr }} shop={shop} />
      </div>
    </Dialog>
  );
}

/**
 * Explains the switch. In a country to which the shop charges no VAT, the switch shows prices with the VAT of another
 * country.
 */
function VatHint({ site: { defaultCountry, vatCountry } }: { site: ShopContext["site"] }) {
  const { t, i18n } = useTranslation();
  const { api } = useRouteContext({ from: "__root__" });
  const { data } = useQuery(shopQuery(api));
  if (!data || toVatRate(data.vatRates, { country: defaultCountry, zip: null }) > 0) {
    return t("settings.vatHint");
  }
  return t("settings.vatHintUntaxed", {
    country: formatCountry(defaultCountry, i18n.language),
    vatCountry: formatCountry(vatCountry, i18n.language),
  });
}
