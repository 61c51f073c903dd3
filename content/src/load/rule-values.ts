import { clubTerms, importTerms, keepTogether, serviceTerms, takeBackTerms } from "@spolverk/domain";
import type { Language } from "../languages.ts";
import type { Shop } from "../schema/shop.ts";
import type { Site } from "../schema/site.ts";
import { createTranslate } from "./create-translate.ts";
import type { Problem } from "./problem.ts";

type Values = Readonly<Record<string, string | number>>;
type NamedInTexts = Pick<Shop, "invoice" | "support" | "contact" | "seller" | "hosting">;

/** The values of {{…}} in a content page: the numbers of the rules, each defined once in the code. */
export function createRuleValues(shop: NamedInTexts): Values {
  const { customFilamentMinimumKg, ...service } = serviceTerms;
  const { rewardPercent, ...club } = clubTerms;
  return {
    ...withPrefix("takeBack", takeBackTerms),
    ...withPrefix("service", service),
    ...withPrefix("club", club),
    ...withPrefix("import", importTerms),
    "club.standardPercent": rewardPercent.standard,
    "club.proPercent": rewardPercent.pro,
    "club.elitePercent": rewardPercent.elite,
    "customFilament.minimumKg": customFilamentMinimumKg,
    "invoice.termsDays": shop.invoice.termsDays,
    "contact.supportEmail": shop.support.email,
    "contact.phone": shop.support.phone,
    ...withPrefix("contact", shop.contact),
    ...withPrefix("seller", { ...shop.seller, postalCode: keepTogether(shop.seller.postalCode) }),
    ...withPrefix("hosting", shop.hosting),
  };
}

/** The values of {{…}} in a legal page: those of a content page, and the facts of the site. */
export function createSiteValues(shop: NamedInTexts, site: Pick<Site, "domain" | "legal">): Values {
  const { domain, legal } = site;
  return { ...createRuleValues(shop), "site.domain": domain, "site.consentDays": legal.consentDays };
}

function withPrefix(prefix: string, values: Values): Values {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}.${name}`, value]));
}

/** Fills the values into a file's text, with numbers formatted for its language. Line numbers do not change. */
export function fillRuleValues(
  file: string,
  text: string,
  values: Values,
  language: Language,
): { text: string; problems: Problem[] } {
  if (!text.includes("{{")) return { text, problems: [] };
  const format = new Intl.NumberFormat(language);
  const written = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "number" ? format.format(value) : value,
    ]),
  );
  const problems: Problem[] = [];
  const t = createTranslate(
    language,
    { text },
    {
      onMissingValue: (filled: string, { 0: place, index }: RegExpExecArray) => {
        const line = filled.slice(0, index).split("\n").length;
        problems.push({
          file,
          field: `line ${line}`,
          message: `expected a value that is known, not ${place}`,
        });
        return place;
      },
    },
  );
  return { text: t("text", written), problems };
}
