import { Link, useRouteContext } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { RouteLink } from "../site/route-links.ts";
import { buttonClass } from "../ui/button-class.ts";
import { CookieSettingsButton } from "./bars/cookie-settings-button.tsx";
import type { FooterLink } from "./route-metadata.ts";

type Label = FooterLink["label"];

/**
 * Labels that a country's law prescribes in place of the label of its language: Consumer Contracts Regulations 2013,
 * part 3.
 */
const labelsByCountry: Readonly<Record<string, Partial<Record<Label, Label>>>> = {
  GB: { withdrawalPolicy: "rightToCancel" },
};

/**
 * The links that the law demands on every page: terms, withdrawal, privacy, imprint and cookie settings. The withdrawal
 * function is a button, because directive 2011/83/EU, article 11a, wants it prominently displayed.
 */
export function LegalLinks({ links }: { links: readonly RouteLink<FooterLink>[] }) {
  const { t } = useTranslation();
  const { shop } = useRouteContext({ from: "__root__" });
  const labels = labelsByCountry[shop.site.defaultCountry];
  const linksOf = (group: FooterLink["group"]) => links.filter((entry) => entry.group === group);
  return (
    <nav aria-label={t("footer.legal")} className="grid justify-items-start gap-4">
      {linksOf("withdrawal").map((entry) => (
        <Link className={buttonClass("strong")} key={entry.label} to={entry.href}>
          {t(`nav.${entry.label}`)}
        </Link>
      ))}
      <ul className="flex flex-wrap gap-x-6">
        {linksOf("legal").map((entry) => (
          <li key={entry.label}>
            <Link className="footer-link" to={entry.href}>
              {t(`nav.${labels?.[entry.label] ?? entry.label}`)}
            </Link>
          </li>
        ))}
        <li>
          <CookieSettingsButton className="footer-link" />
        </li>
      </ul>
    </nav>
  );
}
