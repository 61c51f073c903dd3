import type { TakeBackForAdmin } from "../take-back-for-admin.ts";
import { nameLanguage } from "../../../admin-parts/name-language.ts";
import { formatSek } from "./format-sek.ts";

const decimals = new Intl.NumberFormat("en", { maximumFractionDigits: 3 });
const toKg = (grams: number) => `${decimals.format(grams / 1000)} kg`;
const toCm = (mm: number) => decimals.format(mm / 10);

/** Lists the details of a take-back except its order and its customer's address; absent details are left out. */
export function listTakeBackFacts(takeBack: TakeBackForAdmin): { name: string; text: string }[] {
  const { site, language, isCompany, spools, scrapGrams, weightGrams, lengthMm, widthMm, heightMm } =
    takeBack;
  const { trackingNumber, feeSek, reason } = takeBack;
  const facts: [string, string | null][] = [
    ["Customer", isCompany ? "Company: pays the shipping" : "Private individual"],
    ["Site and language", `${site}, ${nameLanguage(language)}`],
    ["Empty spools", decimals.format(spools)],
    ["Scrap", scrapGrams === 0 ? null : toKg(scrapGrams)],
    ["Weight of the parcel", toKg(weightGrams)],
    ["Sides of the parcel", `${[lengthMm, widthMm, heightMm].map(toCm).join(" × ")} cm`],
    ["Tracking number", trackingNumber],
    ["Fee", feeSek === null ? null : formatSek(feeSek)],
    ["Reason", reason],
  ];
  return facts.flatMap(([name, text]) => (text === null ? [] : [{ name, text }]));
}
