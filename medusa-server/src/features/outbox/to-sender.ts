import { formatCountry, keepTogether } from "@spolverk/domain";
import { type Language, readShop, type TranslateMail } from "@spolverk/content";
import type { MailContent } from "./mail-content.ts";
import type { MailSite } from "./mail-site.ts";
import { toPageUrl } from "./to-page-url.ts";

/** Names the seller at the end of every mail: mails to buyers have to name the company, like the shop's pages. */
export function toSender(site: MailSite, language: Language, t: TranslateMail): MailContent["sender"] {
  const { name, address, postalCode, city, country, organizationNumber, vatNumber } = readShop().seller;
  return {
    name: "Spolverk",
    address: `${name}, ${address}, ${keepTogether(postalCode)} ${city}, ${formatCountry(country, language)}`,
    numbers: t("common.seller", { organizationNumber, vatNumber }),
    url: toPageUrl(site, language, "/"),
  };
}
