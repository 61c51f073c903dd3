import { keepTogether } from "@spolverk/domain";
import { useRouteContext } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

/** The seller at the end of every page: directive 2000/31/EC, article 5, demands permanent access to it. */
export function SellerLine() {
  const { t } = useTranslation();
  const { shop } = useRouteContext({ from: "__root__" });
  const { name, address, postalCode, city, organizationNumber, vatNumber, countryName } = shop.seller;
  const year = shop.today.slice(0, 4);
  return (
    <address className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-soft not-italic">
      <span>
        {t("footer.seller", {
          year,
          name,
          address,
          postalCode: keepTogether(postalCode),
          city,
          country: countryName,
        })}
      </span>
      <span>{t("footer.numbers", { organizationNumber, vatNumber })}</span>
      <a className="underline underline-offset-3 hover:text-ink" href={`mailto:${shop.support.email}`}>
        {shop.support.email}
      </a>
    </address>
  );
}
