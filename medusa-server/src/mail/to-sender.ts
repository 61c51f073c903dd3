import { keepTogether, toIntlLocale } from "@spolverk/domain";
import { type Language, readShop, type TranslateMail } from "@spolverk/content";
import type { MailContent } from "./mail-content.ts";
import type { MailSite } from "./mail-site.ts";
import { toPageUrl } from "./to-page-url.ts";

/** Who sells, at the end of every mail: a message to buyers has to name the company as the shop's pages do. */
export function toSender(site: MailSite, language: Language, t: TranslateMail): MailContent["sender"] {
  const { name, address, postalCode, city, country, organizationNumber, vatNumber } = readShop().seller;
  const countryName = new Intl.DisplayNames(toIntlLocale(language), { type: "region" }).of(country);
  return {
    name: "Spolverk",
    address: `${name}, ${address}, ${keepTogether(postalCode)} ${city}, ${countryName}`,
    numbers: t("common.seller", { organizationNumber, vatNumber }),
    url: toPageUrl(site, language, "/"),
  };
}
