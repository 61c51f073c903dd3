import { normalizeCode } from "./normalize-text.ts";

/**
 * By country (ISO alpha-2): the short form of each state (ISO 3166-2 without the country), padded to three
 * characters, then its name. Only countries whose postal services and carriers require states. One string each, so
 * that bundlers can drop them from pages that do not need them.
 */
const lists: Readonly<Record<string, string>> = {
  AU: "ACT Australian Capital Territory, NSW New South Wales, NT  Northern Territory, QLD Queensland, SA  South Australia, TAS Tasmania, VIC Victoria, WA  Western Australia",
  BR: "AC  Acre, AL  Alagoas, AM  Amazonas, AP  Amapá, BA  Bahia, CE  Ceará, DF  Distrito Federal, ES  Espírito Santo, GO  Goiás, MA  Maranhão, MG  Minas Gerais, MS  Mato Grosso do Sul, MT  Mato Grosso, PA  Pará, PB  Paraíba, PE  Pernambuco, PI  Piauí, PR  Paraná, RJ  Rio de Janeiro, RN  Rio Grande do Norte, RO  Rondônia, RR  Roraima, RS  Rio Grande do Sul, SC  Santa Catarina, SE  Sergipe, SP  São Paulo, TO  Tocantins",
  CA: "AB  Alberta, BC  British Columbia, MB  Manitoba, NB  New Brunswick, NL  Newfoundland and Labrador, NS  Nova Scotia, NT  Northwest Territories, NU  Nunavut, ON  Ontario, PE  Prince Edward Island, QC  Quebec, SK  Saskatchewan, YT  Yukon",
  IN: "AN  Andaman and Nicobar Islands, AP  Andhra Pradesh, AR  Arunachal Pradesh, AS  Assam, BR  Bihar, CH  Chandigarh, CG  Chhattisgarh, DH  Dadra and Nagar Haveli and Daman and Diu, DL  Delhi, GA  Goa, GJ  Gujarat, HR  Haryana, HP  Himachal Pradesh, JK  Jammu and Kashmir, JH  Jharkhand, KA  Karnataka, KL  Kerala, LA  Ladakh, LD  Lakshadweep, MP  Madhya Pradesh, MH  Maharashtra, MN  Manipur, ML  Meghalaya, MZ  Mizoram, NL  Nagaland, OD  Odisha, PY  Puducherry, PB  Punjab, RJ  Rajasthan, SK  Sikkim, TN  Tamil Nadu, TS  Telangana, TR  Tripura, UP  Uttar Pradesh, UK  Uttarakhand, WB  West Bengal",
  MX: "AGU Aguascalientes, BCN Baja California, BCS Baja California Sur, CAM Campeche, CHH Chihuahua, CHP Chiapas, CMX Ciudad de México, COA Coahuila, COL Colima, DUR Durango, GRO Guerrero, GUA Guanajuato, HID Hidalgo, JAL Jalisco, MEX México, MIC Michoacán, MOR Morelos, NAY Nayarit, NLE Nuevo León, OAX Oaxaca, PUE Puebla, QUE Querétaro, ROO Quintana Roo, SIN Sinaloa, SLP San Luis Potosí, SON Sonora, TAB Tabasco, TAM Tamaulipas, TLA Tlaxcala, VER Veracruz, YUC Yucatán, ZAC Zacatecas",
  US: "AL  Alabama, AK  Alaska, AS  American Samoa, AZ  Arizona, AR  Arkansas, CA  California, CO  Colorado, CT  Connecticut, DE  Delaware, DC  District of Columbia, FL  Florida, GA  Georgia, GU  Guam, HI  Hawaii, ID  Idaho, IL  Illinois, IN  Indiana, IA  Iowa, KS  Kansas, KY  Kentucky, LA  Louisiana, ME  Maine, MD  Maryland, MA  Massachusetts, MI  Michigan, MN  Minnesota, MS  Mississippi, MO  Missouri, MT  Montana, NE  Nebraska, NV  Nevada, NH  New Hampshire, NJ  New Jersey, NM  New Mexico, NY  New York, NC  North Carolina, ND  North Dakota, MP  Northern Mariana Islands, OH  Ohio, OK  Oklahoma, OR  Oregon, PA  Pennsylvania, PR  Puerto Rico, RI  Rhode Island, SC  South Carolina, SD  South Dakota, TN  Tennessee, TX  Texas, UT  Utah, VT  Vermont, VI  U.S. Virgin Islands, VA  Virginia, WA  Washington, WV  West Virginia, WI  Wisconsin, WY  Wyoming, AA  Armed Forces Americas, AE  Armed Forces Europe, AP  Armed Forces Pacific",
};

export type State = { code: string; name: string };

/** The states of a country (ISO alpha-2 in capitals) with their names in its own language, or in English [5.4]. */
export function listStates(country: string): State[] {
  const list = Object.hasOwn(lists, country) ? lists[country] : undefined;
  return (list?.split(", ") ?? []).map((entry) => ({
    code: entry.slice(0, 3).trim(),
    name: entry.slice(3).trim(),
  }));
}

/** Tells whether addresses of a country (ISO alpha-2 in capitals) include a state [5.4]. */
export function hasStates(country: string): boolean {
  return Object.hasOwn(lists, country);
}

/** Normalizes a state's short form, ignoring case: "ca" of US is "CA"; null for an unknown state [5.4]. */
export function normalizeState(country: string, text: string): string | null {
  const typed = normalizeCode(text).toUpperCase();
  return listStates(country).find(({ code }) => code === typed)?.code ?? null;
}

/** Military mail, which only the United States Postal Service delivers. */
const militaryPost: readonly string[] = ["AA", "AE", "AP"];
/** Territories that carriers price as separate countries. Puerto Rico is priced as mainland. */
const distantTerritories: readonly string[] = ["AS", "GU", "MP", "VI"];

/** Returns why the shop's carriers do not deliver to a state of a served country [8.41]; null where they do. */
export function findUndeliverable(
  country: string,
  state: string,
): "military_post" | "distant_territory" | null {
  if (country !== "US") return null;
  if (militaryPost.includes(state)) return "military_post";
  return distantTerritories.includes(state) ? "distant_territory" : null;
}
