const parse = (list: string): Readonly<Record<string, string>> =>
  Object.fromEntries(list.split(", ").map((entry) => [entry.slice(0, 3).trim(), entry.slice(3).trim()]));

/**
 * States by country (ISO alpha-2) and short form (ISO 3166-2 without the country) with their names in the
 * language of the country, or in English: the countries whose post and carriers ask for them [5.4].
 */
export const states: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  AU: parse(
    "ACT Australian Capital Territory, NSW New South Wales, NT  Northern Territory, QLD Queensland, SA  South Australia, TAS Tasmania, VIC Victoria, WA  Western Australia",
  ),
  BR: parse(
    "AC  Acre, AL  Alagoas, AM  Amazonas, AP  Amapá, BA  Bahia, CE  Ceará, DF  Distrito Federal, ES  Espírito Santo, GO  Goiás, MA  Maranhão, MG  Minas Gerais, MS  Mato Grosso do Sul, MT  Mato Grosso, PA  Pará, PB  Paraíba, PE  Pernambuco, PI  Piauí, PR  Paraná, RJ  Rio de Janeiro, RN  Rio Grande do Norte, RO  Rondônia, RR  Roraima, RS  Rio Grande do Sul, SC  Santa Catarina, SE  Sergipe, SP  São Paulo, TO  Tocantins",
  ),
  CA: parse(
    "AB  Alberta, BC  British Columbia, MB  Manitoba, NB  New Brunswick, NL  Newfoundland and Labrador, NS  Nova Scotia, NT  Northwest Territories, NU  Nunavut, ON  Ontario, PE  Prince Edward Island, QC  Quebec, SK  Saskatchewan, YT  Yukon",
  ),
  IN: parse(
    "AN  Andaman and Nicobar Islands, AP  Andhra Pradesh, AR  Arunachal Pradesh, AS  Assam, BR  Bihar, CH  Chandigarh, CG  Chhattisgarh, DH  Dadra and Nagar Haveli and Daman and Diu, DL  Delhi, GA  Goa, GJ  Gujarat, HR  Haryana, HP  Himachal Pradesh, JK  Jammu and Kashmir, JH  Jharkhand, KA  Karnataka, KL  Kerala, LA  Ladakh, LD  Lakshadweep, MP  Madhya Pradesh, MH  Maharashtra, MN  Manipur, ML  Meghalaya, MZ  Mizoram, NL  Nagaland, OD  Odisha, PY  Puducherry, PB  Punjab, RJ  Rajasthan, SK  Sikkim, TN  Tamil Nadu, TS  Telangana, TR  Tripura, UP  Uttar Pradesh, UK  Uttarakhand, WB  West Bengal",
  ),
  MX: parse(
    "AGU Aguascalientes, BCN Baja California, BCS Baja California Sur, CAM Campeche, CHH Chihuahua, CHP Chiapas, CMX Ciudad de México, COA Coahuila, COL Colima, DUR Durango, GRO Guerrero, GUA Guanajuato, HID Hidalgo, JAL Jalisco, MEX México, MIC Michoacán, MOR Morelos, NAY Nayarit, NLE Nuevo León, OAX Oaxaca, PUE Puebla, QUE Querétaro, ROO Quintana Roo, SIN Sinaloa, SLP San Luis Potosí, SON Sonora, TAB Tabasco, TAM Tamaulipas, TLA Tlaxcala, VER Veracruz, YUC Yucatán, ZAC Zacatecas",
  ),
  US: parse(
    "AL  Alabama, AK  Alaska, AZ  Arizona, AR  Arkansas, CA  California, CO  Colorado, CT  Connecticut, DE  Delaware, DC  District of Columbia, FL  Florida, GA  Georgia, HI  Hawaii, ID  Idaho, IL  Illinois, IN  Indiana, IA  Iowa, KS  Kansas, KY  Kentucky, LA  Louisiana, ME  Maine, MD  Maryland, MA  Massachusetts, MI  Michigan, MN  Minnesota, MS  Mississippi, MO  Missouri, MT  Montana, NE  Nebraska, NV  Nevada, NH  New Hampshire, NJ  New Jersey, NM  New Mexico, NY  New York, NC  North Carolina, ND  North Dakota, OH  Ohio, OK  Oklahoma, OR  Oregon, PA  Pennsylvania, PR  Puerto Rico, RI  Rhode Island, SC  South Carolina, SD  South Dakota, TN  Tennessee, TX  Texas, UT  Utah, VT  Vermont, VA  Virginia, WA  Washington, WV  West Virginia, WI  Wisconsin, WY  Wyoming",
  ),
};

/** Tells whether addresses of a country (ISO alpha-2 in capitals) name a state [5.4]. */
export function hasStates(country: string): boolean {
  return Object.hasOwn(states, country);
}

/** Tells whether a text is the short form of a state of the country, such as CA of US [5.4]. */
export function isState(country: string, text: string): boolean {
  return Object.hasOwn(states[country] ?? {}, text);
}
