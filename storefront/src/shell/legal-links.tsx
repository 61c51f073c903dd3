import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { RouteLink } from "../site/route-links.ts";
import { CookieSettingsButton } from "./bars/cookie-settings-button.tsx";
import type { FooterLink } from "./route-metadata.ts";

/** What the law has every page lead to: terms, withdrawal, privacy, who sells, and the choice of cookies. */
export function LegalLinks({ links }: { links: readonly RouteLink<FooterLink>[] }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t("footer.legal")}>
      <ul className="flex flex-wrap gap-x-6">
        {links.map((entry) => (
          <li key={entry.label}>
            <Link className="footer-link" to={entry.href}>
              {t(`nav.${entry.label}`)}
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
