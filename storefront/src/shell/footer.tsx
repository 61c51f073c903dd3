import { Link, useRouteContext } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { NewsletterForm } from "../features/newsletter/newsletter-form.tsx";
import { useRouteLinks } from "../site/use-route-links.ts";
import { FooterMarks } from "./footer-marks.tsx";
import { LegalLinks } from "./legal-links.tsx";
import { Logo } from "./logo.tsx";
import { footerColumns } from "./route-metadata.ts";
import { SellerLine } from "./seller-line.tsx";
import { SocialLinks } from "./social-links.tsx";
import { SwedishBadge } from "./swedish-badge.tsx";

/**
 * The newsletter, the link columns from the routes' metadata, the brand, the logos of payment methods and carriers
 * [2.30]–[2.35], the links that the law demands, and the seller.
 */
export function Footer() {
  const { t } = useTranslation();
  const { shop } = useRouteContext({ from: "__root__" });
  const links = useRouteLinks("footer");
  // Every site shows the logos of the Swedish site. The other sites add a note that the logos apply in Sweden.
  const marksNote = shop.site.defaultCountry === "SE" ? null : t("footer.inSweden");
  const columns = footerColumns
    .map((group) => ({ group, links: links.filter((entry) => entry.group === group) }))
    .filter((column) => column.links.length > 0);
  return (
    <footer aria-label={t("footer.label")} className="mt-20 border-t border-line bg-sunken print:hidden">
      <div className="container-page pt-12">
        <NewsletterForm />
      </div>
      <div className="pb-24 sm:pb-10">
        <div className="container-page grid gap-10 py-12 lg:grid-cols-[1.4fr_2fr] lg:gap-16">
          <div>
            <Logo />
            <p className="mt-4 max-w-md text-soft">{t("brand.about")}</p>
            <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
              <SwedishBadge className="-ml-2" label={t("brand.madeInSweden")} />
              <SocialLinks links={shop.socialLinks} />
            </div>
          </div>
          <div className="grid grid-cols-2 gap-8 sm:grid-cols-3">
            {columns.map((column) => (
              <div key={column.group}>
                <h2 className="mb-2 text-base">{t(`footer.${column.group}`)}</h2>
                <ul>
                  {column.links.map((entry) => (
                    <li key={entry.label}>
                      <Link className="footer-link" search={entry.search ?? {}} to={entry.href}>
                        {t(`nav.${entry.label}`)}
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
            <div className="max-sm:col-span-full">
              <h2 className="mb-2 text-base">{t("footer.contact")}</h2>
              <a className="footer-link" href={`mailto:${shop.support.email}`}>
                {shop.support.email}
              </a>
              <br />
              <a className="footer-link" href={`tel:${shop.support.phone.replaceAll(" ", "")}`}>
                {shop.support.phone}
              </a>
              <p className="mt-1 text-sm text-soft">{t("footer.phoneHours")}</p>
            </div>
          </div>
        </div>
        <div className="container-page grid gap-6 border-t border-line pt-8">
          <div className="flex flex-wrap gap-x-12 gap-y-6">
            <FooterMarks label={t("footer.payments")} marks={shop.paymentMarks} note={marksNote} />
            <FooterMarks label={t("footer.carriers")} marks={shop.carrierMarks} note={marksNote} />
          </div>
          <LegalLinks links={links} />
          <SellerLine />
        </div>
      </div>
    </footer>
  );
}
